#pragma once

#include "curvespanel/plotkeyboard.h"
#include "curvespanel/plotmouse.h"
#include "curvespanel/plotview.h"
#include "session/curves/curvegesture.h"
#include "session/curves/curvekeys.h"
#include "session/curves/sampleedit.h"
#include "session/posing/toolsettings.h"
#include "theme/colours.h"

#include <QPixmap>
#include <QPointer>
#include <QWidget>

#include <vector>

namespace limber {

class CurveSet;
class TimelineRuler;

// What the mouse does where there are no points of curves.
enum class PlotTool { Box, Lasso, Pen };

// The snapping of drags.
struct PlotSnap
{
    bool isOn = false; // frames snap to marks and seconds, values to whole steps
    double step = 1.0; // degrees or file units; the arrow keys move by it, too
};

// A plot of curves over the frames, on the scale of the timeline. It moves the current frame, and lets the user select
// samples and keys and shape the curves with them.
class CurvePlot : public QWidget
{
    Q_OBJECT

public:
    // `ruler` keeps the visible part of the frames, for timeline and curves alike.
    CurvePlot(CurveSet &curves, TimelineRuler &ruler, QWidget *parent = nullptr);
    ~CurvePlot() override;

    void setColours(const Colours &colours);
    [[nodiscard]] SampleEdit &edit() { return m_edit; }
    [[nodiscard]] KeyEdit &keyEdit() { return m_keyEdit; }
    [[nodiscard]] CurveKeys &keys() { return m_keys; }
    [[nodiscard]] CurveGesture &gesture() { return m_gesture; }
    [[nodiscard]] const CurveGesture &gesture() const { return m_gesture; }
    // Returns the points that are selected or that the next click would select: keys if possible, otherwise samples.
    [[nodiscard]] PointEdit &points();
    [[nodiscard]] PlotView view() const;
    [[nodiscard]] const TimeScale &timeScale() const { return m_time; }
    [[nodiscard]] const ValueScale &valueScale() const { return m_values; }

    // Sets the tool choices that decide what follows samples and to which times drags snap; null for none.
    void setTools(const ToolSettings *tools);
    [[nodiscard]] const ToolSettings *tools() const { return m_tools; }
    void setTool(PlotTool tool);
    [[nodiscard]] PlotTool tool() const { return m_tool; }
    void setSnap(const PlotSnap &snap) { m_snap = snap; }
    [[nodiscard]] const PlotSnap &snap() const { return m_snap; }
    // Whether curves before the last edit are shown in grey.
    void setShowsBefore(bool shows);
    [[nodiscard]] bool showsBefore() const { return m_showsBefore; }

    // Show all values in the visible frames, or only those of the selected points, if there are any.
    void fitAll();
    void fitSelected();
    // Shows another part of time and values.
    void showPart(const TimeScale &time, const ValueScale &values);
    // Selects these points instead of the present ones; Shift adds them, Ctrl removes them. Keys come before samples.
    void selectPoints(CurvePoints keys, CurvePoints samples, Qt::KeyboardModifiers modifiers);
    // Returns the channels that are visible and may be changed, as columns.
    [[nodiscard]] std::vector<int> editableColumns() const;
    // Sets a key in the current frame for the joints whose channels are edited.
    void setKey();
    void deleteKeys();
    // Cancels the drag of the mouse, and keeps a run of moves by keys.
    void giveUp();
    // Repaints also what does not move with the current frame.
    void repaintAll();

    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 90}; }

signals:
    // Emitted when something was not done; `why` is a sentence.
    void refused(const QString &why);
    // Emitted with what a drag does, in numbers; empty at its end.
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
    void showValues(double least, double most);
    [[nodiscard]] QRectF plot() const;
    void refuseFor(const QString &why);

    CurveSet &m_curves;
    TimelineRuler &m_ruler;
    CurveKeys m_keys;
    CurveGesture m_gesture;
    SampleEdit m_edit;
    KeyEdit m_keyEdit;
    PlotMouse m_mouse;
    PlotKeyboard m_keyboard;
    Colours m_colours = Colours::darkTheme();
    TimeScale m_time;
    ValueScale m_values;
    PlotTool m_tool = PlotTool::Box;
    PlotSnap m_snap;
    QPointer<const ToolSettings> m_tools;
    bool m_showsBefore = true;
    QPixmap m_background; // null if it has to be painted again
    bool m_isFitted = false; // to the shown curves
};

} // namespace limber
