#include "curvespanel/viewdrags.h"

#include "curvespanel/curveplot.h"
#include "timeline/timelineruler.h"

#include <cmath>

namespace limber {

namespace {

constexpr double zoomPerPixel = 0.01; // of a natural logarithm

} // namespace

void FrameDrag::moveTo(const QPointF &position, Qt::KeyboardModifiers)
{
    m_ruler.goTo(m_time.nearestFrame(position.x()));
}

ShiftDrag::ShiftDrag(CurvePlot &plot, const QPointF &pressed, bool zooms)
    : m_plot(plot), m_pressed(pressed), m_last(pressed), m_zooms(zooms)
{
}

void ShiftDrag::moveTo(const QPointF &position, Qt::KeyboardModifiers)
{
    const QPointF by = position - m_last;
    m_last = position;
    TimeScale time = m_plot.timeScale();
    ValueScale values = m_plot.valueScale();
    if (m_zooms) {
        time.zoom(std::exp(-by.x() * zoomPerPixel), m_pressed.x());
        values.zoom(std::exp(by.y() * zoomPerPixel), m_pressed.y());
    } else {
        time.pan(by.x());
        values.pan(by.y());
    }
    m_plot.showPart(time, values);
}

ValueScaleDrag::ValueScaleDrag(CurvePlot &plot, const QPointF &pressed)
    : m_plot(plot), m_pressed(pressed), m_before(plot.valueScale())
{
}

void ValueScaleDrag::moveTo(const QPointF &position, Qt::KeyboardModifiers)
{
    ValueScale values = m_before;
    values.zoom(std::exp((position.y() - m_pressed.y()) * zoomPerPixel), m_pressed.y());
    m_plot.showPart(m_plot.timeScale(), values);
}

} // namespace limber
