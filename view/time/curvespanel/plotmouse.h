#pragma once

#include "curvespanel/curvedrag.h"
#include "session/curves/pointedit.h"

#include <QPointF>
#include <QTimer>

#include <memory>

class QMouseEvent;
class QPainter;
class QWheelEvent;

namespace limber {

class CurvePlot;
class CurveSet;
class TimelineRuler;

// The mouse in the plot of curves: which drag a press starts, until its release, and what the cursor and the wheel do.
class PlotMouse
{
public:
    PlotMouse(CurvePlot &plot, CurveSet &curves, TimelineRuler &ruler);

    [[nodiscard]] bool isDragging() const { return m_drag != nullptr; }
    void press(const QMouseEvent &event);
    void doubleClick(const QMouseEvent &event);
    void move(const QMouseEvent &event);
    void release(const QMouseEvent &event);
    // Cancels the drag, if there is one.
    void cancel();
    // Zooms at the mouse, as in other editors of curves: time, or values with Ctrl or over their numbers. Above the
    // plot, and with Alt, the wheel steps through the frames as in the timeline.
    void turnWheel(const QWheelEvent &event);

    // Shows a cursor for what a press there would do.
    void showCursor();
    // Paints the drag, if there is one, and its numbers beside the mouse.
    void paint(QPainter &painter, const Colours &colours) const;

private:
    [[nodiscard]] std::unique_ptr<CurveDrag> dragOf(const QMouseEvent &event);
    [[nodiscard]] std::unique_ptr<CurveDrag> pointsDrag(PointEdit &points, const PointEdit::Point &hit,
                                                        const QMouseEvent &event);
    [[nodiscard]] std::unique_ptr<CurveDrag> penDrag(const QPointF &position);
    [[nodiscard]] bool mayBegin(const QString &why);
    void moveDrag();
    void scrollForDrag();
    void stepByWheel(int turned);
    void paintReadout(QPainter &painter, const Colours &colours) const;

    CurvePlot &m_plot;
    CurveSet &m_curves;
    TimelineRuler &m_ruler;
    std::unique_ptr<CurveDrag> m_drag;
    Qt::MouseButton m_button = Qt::NoButton; // of the drag
    QPointF m_position;
    Qt::KeyboardModifiers m_modifiers; // of the last movement in a drag
    QTimer m_scrolling; // runs while a drag is outside of the plot
    int m_wheelRest = 0; // eighths of a degree that are not used for a step yet
};

} // namespace limber
