#include "viewport/seeing/weightpainter.h"

#include "viewport/seeing/legendbox.h"

#include <QLocale>
#include <QPainter>
#include <QPolygonF>

#include <cmath>
#include <utility>

namespace limber {

namespace {

constexpr double lineHeight = 26.0; // of the legend
constexpr double crossSize = 7.0;

} // namespace

std::optional<QPointF> WeightPainter::pixelOf(const glm::dvec3 &position) const
{
    const auto pixel = m_camera.project(m_viewFromDocument * position);
    return pixel ? std::optional(QPointF(pixel->x, pixel->y)) : std::nullopt;
}

void WeightPainter::paint(const WeightInPose &weight)
{
    paintSupport(weight);
    paintPlumbLine(weight);
    for (const WeightInPose::Force &force : weight.forces)
        paintForce(force);
    paintCentre(weight.centre);
}

void WeightPainter::paintSupport(const WeightInPose &weight)
{
    QPolygonF outline;
    for (const glm::dvec3 &corner : weight.outline) {
        const auto pixel = pixelOf(corner);
        if (!pixel)
            return; // part of it is behind the eye
        outline << *pixel;
    }
    const bool isInside = weight.support == BodySupport::Inside;
    const QColor colour = isInside ? m_colours.good : m_colours.warning;
    QColor fill = colour;
    fill.setAlphaF(0.28f);
    m_painter.setPen(QPen(colour, 1.4));
    m_painter.setBrush(fill);
    m_painter.drawPolygon(outline);
    const auto balance = weight.support == BodySupport::None ? std::nullopt : pixelOf(weight.balancePoint);
    if (!balance)
        return;
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(colour, 2.0));
    m_painter.drawEllipse(*balance, 4.0, 4.0);
}

void WeightPainter::paintPlumbLine(const WeightInPose &weight)
{
    const auto line = m_camera.project(m_viewFromDocument * weight.centre, m_viewFromDocument * weight.plumbPoint);
    if (!line)
        return;
    const QPointF foot(line->to.x, line->to.y);
    m_painter.setPen(QPen(m_colours.accent, 1.4, Qt::DashLine));
    m_painter.drawLine(QPointF(line->from.x, line->from.y), foot);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_colours.accent);
    m_painter.drawEllipse(foot, 2.5, 2.5);
}

void WeightPainter::paintForce(const WeightInPose::Force &force)
{
    constexpr double headLength = 9.0;
    constexpr double headHalf = 4.5;
    const auto line = m_camera.project(m_viewFromDocument * force.from, m_viewFromDocument * force.to);
    if (!line)
        return;
    const QPointF from(line->from.x, line->from.y);
    const QPointF to(line->to.x, line->to.y);
    const double length = std::hypot(to.x() - from.x(), to.y() - from.y());
    if (length < headLength)
        return; // seen from above, or nearly nothing
    const QPointF along = (to - from) / length;
    const QPointF across(-along.y() * headHalf, along.x() * headHalf);
    const QPointF neck = to - along * headLength;
    m_painter.setPen(QPen(m_colours.edited, 2.6, Qt::SolidLine, Qt::FlatCap));
    m_painter.drawLine(from, neck);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_colours.edited);
    m_painter.drawPolygon(QPolygonF({to, neck + across, neck - across}));
}

void WeightPainter::paintCentre(const glm::dvec3 &centre)
{
    const auto pixel = pixelOf(centre);
    if (!pixel)
        return;
    m_painter.setBrush(Qt::NoBrush);
    for (const auto &[colour, width] : {std::pair{m_colours.viewportBottom, 4.0}, {m_colours.accent, 2.0}}) {
        m_painter.setPen(QPen(colour, width)); // the edge separates it from a body of any colour
        m_painter.drawEllipse(*pixel, crossSize - 2.0, crossSize - 2.0);
        m_painter.drawLine(*pixel - QPointF(crossSize, 0.0), *pixel + QPointF(crossSize, 0.0));
        m_painter.drawLine(*pixel - QPointF(0.0, crossSize), *pixel + QPointF(0.0, crossSize));
    }
}

QString WeightPainter::textOf(const WeightInPose &weight)
{
    if (weight.forces.empty())
        return weight.support == BodySupport::None ? tr("Weight: no foot stands") : tr("Weight: nothing is carried");
    const QString text = tr("Weight: %1 % left").arg(QLocale().toString(100.0 * weight.leftShare, 'f', 0));
    return weight.isEstimated ? tr("%1 (estimated)").arg(text) : text;
}

QSize WeightPainter::cornerOfLegend(bool isNarrow)
{
    return LegendBox{lineHeight, isNarrow}.corner();
}

void WeightPainter::paintLegend(const QString &text, int above, bool isNarrow)
{
    const QRectF box = LegendBox{lineHeight, isNarrow, above}.paint(m_painter, m_camera, m_colours);
    const QRectF inner = box.adjusted(9.0, 0.0, -9.0, 0.0);
    m_painter.setPen(m_colours.text);
    m_painter.drawText(inner, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                       m_painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(inner.width())));
}

} // namespace limber
