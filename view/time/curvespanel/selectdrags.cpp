#include "curvespanel/selectdrags.h"

#include "curvespanel/curveplot.h"
#include "curvespanel/plothits.h"
#include "theme/colours.h"

#include <QPainter>

namespace limber {

SelectDrag::SelectDrag(CurvePlot &plot, const QPointF &pressed, bool isLasso)
    : m_plot(plot), m_isLasso(isLasso), m_points{pressed, pressed}
{
}

void SelectDrag::moveTo(const QPointF &position, Qt::KeyboardModifiers)
{
    if (m_isLasso)
        m_points << position;
    else
        m_points.back() = position;
    m_plot.update();
}

QPainterPath SelectDrag::area() const
{
    QPainterPath path;
    if (m_isLasso) {
        path.addPolygon(m_points);
        path.closeSubpath();
    } else {
        path.addRect(QRectF(m_points.front(), m_points.back()).normalized());
    }
    return path;
}

void SelectDrag::release(const QPointF &position, Qt::KeyboardModifiers modifiers)
{
    moveTo(position, modifiers);
    const QRectF bounds = m_points.boundingRect();
    const bool isClick = bounds.width() + bounds.height() < clickPixels;
    const PlotView view = m_plot.view();
    m_plot.selectPoints(isClick ? CurvePoints() : keysIn(view, area()),
                        isClick ? CurvePoints() : samplesIn(view, area(), !m_isLasso), modifiers);
}

void SelectDrag::paint(QPainter &painter, const Colours &colours) const
{
    QColor fill = colours.accent;
    painter.setPen(fill);
    fill.setAlphaF(0.15f);
    painter.setBrush(fill);
    painter.drawPath(area());
}

} // namespace limber
