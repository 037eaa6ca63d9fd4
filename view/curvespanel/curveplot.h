#pragma once

#include "curvespanel/curvedrag.h"
#include "curvespanel/plotview.h"
#include "session/curves/curvegesture.h"
#include "session/curves/curvekeys.h"
#include "session/curves/sampleedit.h"
#include "session/posing/toolsettings.h"
#include "theme/colours.h"

#include <QPixmap>
#include <QPointer>
#include <QWidget>

#include <memory>

namespace limber {

class CurveSet;
class TimelineRuler;

// What the mouse does beside the points of curves.
enum class PlotTool { Box, Lasso, Pen };

// How drags snap.
struct PlotSnap
{
    bool isOn = false; // frames to marks and seconds, values to whole steps
    double step = 1.0; // degrees or file units; keys nudge by it, too
};

// Curves over the frames, on the scale of the timeline: shows them, moves the current frame, and lets the user select
// samples and keys and shape the curves by them.
class CurvePlot : public QWidget
{
    Q_OBJECT

public:
    // `ruler` keeps the part of the frames that is seen, for timeline and curves alike.
    CurvePlot(CurveSet &curves, TimelineRuler &ruler, QWidget *parent = nullptr);
    ~CurvePlot() override;

    void setColours(const Colours &colours);
    [[nodiscard]] SampleEdit &edit() { return m_edit; }
    [[nodiscard]] KeyEdit &keyEdit() { return m_keyEdit; }
    [[nodiscard]] CurveKeys &keys() { return m_keys; }
    [[nodiscard]] CurveGesture &gesture() { return m_gesture; }
    [[nodiscard]] const CurveGesture &gesture() const { return m_gesture; }
    // What is selected, or would be by the next click: keys, or else samples.
    [[nodiscard]] PointEdit &points();
    [[nodiscard]] PlotView view() const;
    [[nodiscard]] const TimeScale &timeScale() const { return m_time; }
    [[nodiscard]] const ValueScale &valueScale() const { return m_values; }

    // Whose choices say what follows samples and to what times snap; null for none.
    void setTools(const ToolSettings *tools);
    [[nodiscard]] const ToolSettings *tools() const { return m_tools; }
    void setTool(PlotTool tool);
    [[nodiscard]] PlotTool tool() const { return m_tool; }
    void setSnap(const PlotSnap &snap) { m_snap = snap; }
    [[nodiscard]] const PlotSnap &snap() const { return m_snap; }
    // Whether curves are shown in grey as they were before the last edit.
    void setShowsBefore(bool shows);
    [[nodiscard]] bool showsBefore() const { return m_showsBefore; }

    // All values in the frames that are seen; of the selected points only, if there are any.
    void fitAll();
    void fitSelected();
    // Another part of time and values.
    void showPart(const TimeScale &time, const ValueScale &values);
    // Selects these instead of what is selected; Shift adds, Ctrl takes away. Keys come before samples.
    void selectPoints(CurvePoints keys, CurvePoints samples, Qt::KeyboardModifiers modifiers);
    // A key in the current frame for the joints whose channels are edited.
    void setKey();
    void deleteKeys();
    // Ends whatever the mouse or keys are at.
    void giveUp();
    // What does not move with the current frame has to be painted again.
    void repaintAll();

    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 90}; }

signals:
    // Why something was not done, in a sentence.
    void refused(const QString &why);
    // What a drag does, in numbers; empty at its end.
    void described(const QString &text);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void followTime();
    void fitOnce();
    void paintBackground();
    void paintRuler(QPainter &painter) const;
    void paintOverlay(QPainter &painter) const;
    void paintReadout(QPainter &painter) const;
    void showCursor();
    void showValues(double least, double most);

    [[nodiscard]] std::unique_ptr<CurveDrag> dragOf(const QMouseEvent &event);
    [[nodiscard]] std::unique_ptr<CurveDrag> pointsDrag(PointEdit &points, const PointEdit::Point &hit,
                                                        const QMouseEvent &event);
    [[nodiscard]] std::unique_ptr<CurveDrag> penDrag(const QPointF &position);
    [[nodiscard]] bool mayBegin(const QString &why);
    [[nodiscard]] QRectF plot() const;

    [[nodiscard]] bool isOwnKey(const QKeyEvent &key) const;
    [[nodiscard]] bool nudge(const QKeyEvent &key);
    [[nodiscard]] bool walk(const QKeyEvent &key);
    void walkInTime(int direction, bool adds);
    void walkOverCurves(int direction);
    void choosePoint(const PointEdit::Point &point, bool adds);
    [[nodiscard]] std::vector<int> editableColumns() const;
    void tell(const QString &why);

    CurveSet &m_curves;
    TimelineRuler &m_ruler;
    CurveKeys m_keys;
    CurveGesture m_gesture;
    SampleEdit m_edit;
    KeyEdit m_keyEdit;
    Colours m_colours = Colours::darkTheme();
    TimeScale m_time;
    ValueScale m_values;
    PlotTool m_tool = PlotTool::Box;
    PlotSnap m_snap;
    QPointer<const ToolSettings> m_tools;
    bool m_showsBefore = true;
    QPixmap m_background; // null if it has to be painted again
    std::unique_ptr<CurveDrag> m_drag;
    Qt::MouseButton m_button = Qt::NoButton; // of the drag
    QPointF m_mouse;
    bool m_isFitted = false; // to the curves that are shown
    int m_wheelRest = 0; // eighths of a degree not yet spent on a step
};

} // namespace limber
