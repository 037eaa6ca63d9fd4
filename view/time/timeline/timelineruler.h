#pragma once

#include "pose/jointjumps.h"
#include "session/posing/toolsettings.h"
#include "session/sessionfollower.h"
#include "theme/colours.h"
#include "timeline/rulerdrag.h"
#include "timeline/rulerpainter.h"
#include "widgets/timescale.h"

#include <QPixmap>
#include <QPointer>
#include <QWidget>

class QAction;

namespace limber {

class Session;

// The clip's frames from left to right: it shows and moves the current frame and the range, and marks where joints
// jump. It keeps the scale that all rows below it follow.
class TimelineRuler : public QWidget, public SessionFollower
{
    Q_OBJECT

public:
    explicit TimelineRuler(QWidget *parent = nullptr);
    ~TimelineRuler() override;

    // Sets the tools that decide the targets to which a drag snaps; null for none.
    void setTools(const ToolSettings *tools) { m_tools = tools; }
    void setColours(const Colours &colours);
    [[nodiscard]] const TimeScale &timeScale() const { return m_scale; }
    void showAllFrames();
    // Sets where the frames begin, because rows below need width for names. The ruler itself needs a minimum.
    void setLeft(double left);
    void pan(double pixels);
    void showFrames(double first, double last);
    // Goes to a frame of the document that the user chose, which ends playback.
    void goTo(int frame);
    // Goes to one of the shown frames, which may be those of a preview.
    void goToShown(int frame);
    // The unit in which it shows time.
    [[nodiscard]] TimeUnit unit() const { return m_unit; }
    void setUnit(TimeUnit unit);
    // Sets the jumps of joints, whose frames are marked.
    void setJumps(const std::vector<JointJump> &jumps);
    // Sets the action that goes to the next mark, whose key the tool tips of marks name; null for none.
    void setNextMark(const QAction *action) { m_nextMark = action; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    // Emitted when the user moves the current frame by hand: playback should end.
    void scrubbed();
    // Emitted when it shows other frames, or at other positions.
    void scaleChanged();
    void unitChanged();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void attach(Session &session, QObject &context) override;
    void detach() override;
    void showSession() override;
    void readFrames();
    void makeRoom();
    void repaintAll(); // including what does not move with the current frame
    void showFrame(int frame);
    void follow(RulerDrag::Effect effect);
    [[nodiscard]] double draggedX(const QMouseEvent &event) const;
    [[nodiscard]] bool isTimelineKey(int key) const;
    [[nodiscard]] const JointJump *jumpAt(double x) const;
    [[nodiscard]] QString textOf(const JointJump &jump) const;
    void paintBackground();
    [[nodiscard]] RulerLayout parts() const;
    [[nodiscard]] RulerPainter::Shown shown() const;

    QPointer<const ToolSettings> m_tools;
    Colours m_colours = Colours::darkTheme();
    TimeScale m_scale;
    RulerDrag m_drag;
    std::vector<JointJump> m_jumps;
    QPointer<const QAction> m_nextMark;
    double m_left = RulerLayout::leastLeft;
    TimeUnit m_unit = TimeUnit::Frames;
    QPixmap m_background; // null if it has to be painted again
    int m_wheelRest = 0; // eighths of a degree that are not used for a step yet
};

} // namespace limber
