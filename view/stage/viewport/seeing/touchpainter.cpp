#include "viewport/seeing/touchpainter.h"

#include <QPainter>
#include <QPolygonF>

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

// A circle on the canvas, in pixels.
struct Circle
{
    glm::dvec2 centre{0.0};
    double radius = 0.0;
};

QPointF spotAt(const glm::dvec2 &place)
{
    return {place.x, place.y};
}

QPainterPath pathOf(const Circle &circle)
{
    QPainterPath path;
    path.addEllipse(spotAt(circle.centre), circle.radius, circle.radius);
    return path;
}

// Returns the two circles with all that is between them.
QPainterPath pathAround(const Circle &a, const Circle &b)
{
    const glm::dvec2 way = b.centre - a.centre;
    const double length = glm::length(way);
    if (!(length > std::abs(a.radius - b.radius)))
        return pathOf(a.radius > b.radius ? a : b); // seen from its end
    const glm::dvec2 along = way / length;
    const glm::dvec2 across(-along.y, along.x);
    const double cosine = (a.radius - b.radius) / length;
    const double sine = std::sqrt(1.0 - cosine * cosine);
    const glm::dvec2 left = cosine * along + sine * across;
    const glm::dvec2 right = cosine * along - sine * across;
    QPainterPath between;
    between.addPolygon(QPolygonF({spotAt(a.centre + a.radius * left), spotAt(b.centre + b.radius * left),
                                  spotAt(b.centre + b.radius * right), spotAt(a.centre + a.radius * right)}));
    between.closeSubpath();
    return pathOf(a).united(pathOf(b)).united(between);
}

} // namespace

void TouchPainter::paint(const std::vector<TouchShape> &shapes)
{
    std::vector<Seen> all;
    for (const TouchShape &shape : shapes) {
        if (auto each = seen(shape))
            all.push_back(*std::move(each));
    }
    std::ranges::stable_sort(all, std::ranges::greater(), &Seen::depth);
    for (const Seen &shape : all) {
        const QColor colour = shape.isInside ? m_colours.error : shape.isTouching ? m_colours.warning : m_colours.ghost;
        QColor fill = colour;
        fill.setAlphaF(shape.isInside ? 0.4f : 0.22f);
        m_painter.setPen(QPen(colour, shape.isInside ? 2.4 : shape.isTouching ? 1.6 : 1.0));
        m_painter.setBrush(fill);
        m_painter.drawPath(shape.outline);
    }
}

std::optional<TouchPainter::Seen> TouchPainter::seen(const TouchShape &shape) const
{
    Seen all;
    all.isTouching = shape.isTouching();
    all.isInside = shape.isInside();
    for (const Capsule &capsule : shape.capsules) {
        const auto outline = outlineOf(capsule);
        if (!outline)
            return std::nullopt;
        all.outline = all.outline.united(*outline);
        all.depth += m_camera.depthOf(m_viewFromDocument * (0.5 * (capsule.from + capsule.to))) /
                     static_cast<double>(shape.capsules.size());
    }
    return all;
}

// Returns nothing if part of it is behind the eye or nowhere.
std::optional<QPainterPath> TouchPainter::outlineOf(const Capsule &capsule) const
{
    const auto circleAt = [&](const glm::dvec3 &centre) -> std::optional<Circle> {
        const glm::dvec3 place = m_viewFromDocument * centre;
        const auto pixel = m_camera.project(place);
        const double radius = capsule.radius * m_camera.pixelsPerUnit(m_camera.depthOf(place));
        if (!pixel || !std::isfinite(pixel->x + pixel->y + radius))
            return std::nullopt;
        return Circle{*pixel, radius};
    };
    const auto from = circleAt(capsule.from);
    const auto to = circleAt(capsule.to);
    return from && to ? std::optional(pathAround(*from, *to)) : std::nullopt;
}

} // namespace limber
