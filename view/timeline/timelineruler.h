#pragma once

#include "pose/rotationjumps.h"
#include "theme/colours.h"
#include "timeline/speedcurve.h"
#include "timeline/timescale.h"

#include <QPixmap>
#include <QTimer>
#include <QWidget>

#include <memory>

namespace limber {

class Session;

// The clip's frames from left to right: shows and moves the current frame and the range, how fast the figure and the
// selected joints move, and where joints jump. While zoomed in, a bar at the lower edge shows which part is seen.
class TimelineRuler : public QWidget
{
    Q_OBJECT

public:
    explicit TimelineRuler(QWidget *parent = nullptr);
    ~TimelineRuler() override;

    void setSession(Session *session); // null for none
    void setColours(const Colours &colours);
    [[nodiscard]] const TimeScale &timeScale() const { return m_scale; }
    void showAllFrames();
    // Where to draw marks; the frames in which joints jump.
    void setJumps(const std::vector<RotationJump> &jumps);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    // A person moves the current frame by hand: playing should end.
    void scrubbed();

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
    enum class Drag { None, Frame, RangeFirst, RangeLast, NewRange, Pan, Overview };

    void listenTo(Session &session);
    void readFrames();
    void repaintAll(); // what does not move with the current frame, too
    void showFrame(int frame);
    void recomputeSpeed();
    void recomputeSelection();
    void workOnSpeed();
    [[nodiscard]] std::vector<NodeId> selectionTips() const;
    [[nodiscard]] Drag dragAt(const QMouseEvent &event) const;
    void dragTo(double x);
    void goTo(int frame);
    [[nodiscard]] bool isTimelineKey(int key) const;

    void paintBackground();
    void paintTicks(QPainter &painter) const;
    void paintSpeed(QPainter &painter) const;
    void paintSpeedLine(QPainter &painter, const SpeedCurve &curve, const QColor &colour) const;
    void paintJumps(QPainter &painter) const;
    void paintOverview(QPainter &painter) const;
    void paintRange(QPainter &painter) const;
    void paintCurrentFrame(QPainter &painter) const;
    [[nodiscard]] QRectF stripRect() const;
    [[nodiscard]] QRectF overviewRect() const;

    Session *m_session = nullptr;
    std::unique_ptr<QObject> m_listener; // context of the connections to the session
    Colours m_colours = Colours::darkTheme();
    TimeScale m_scale;
    SpeedCurve m_speed;
    SpeedCurve m_selectionSpeed;
    std::vector<RotationJump> m_jumps;
    QTimer m_speedDelay; // edits come in bursts
    QTimer m_speedWork;
    QPixmap m_background; // null when it has to be painted again
    Drag m_drag = Drag::None;
    int m_dragStart = 0; // frame
    double m_lastX = 0.0;
    int m_wheelRest = 0; // eighths of a degree not yet spent on a step
};

} // namespace limber
