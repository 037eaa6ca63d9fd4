#include "viewport/handles/handlelayout.h"

#include "base/at.h"
#include "geometry/geometry.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace limber {

namespace {

constexpr int ringSteps = 64;
constexpr double middlePixels = 9.0; // the disc in the middle of the arrows
// An arrow that points at the eye can neither be drawn nor dragged.
constexpr double shortestArrow = 10.0;

QPointF pointOf(const glm::dvec2 &pixel)
{
    return {pixel.x, pixel.y};
}

double distanceToSegment(const QPointF &point, const QLineF &line)
{
    const QPointF along = line.p2() - line.p1();
    const QPointF to = point - line.p1();
    const double squared = QPointF::dotProduct(along, along);
    const double at = squared > 0.0 ? std::clamp(QPointF::dotProduct(to, along) / squared, 0.0, 1.0) : 0.0;
    return std::hypot(to.x() - at * along.x(), to.y() - at * along.y());
}

double distanceToLine(const QPointF &point, const QPolygonF &line)
{
    double least = std::numeric_limits<double>::infinity();
    for (qsizetype i = 1; i < line.size(); ++i)
        least = std::min(least, distanceToSegment(point, {line[i - 1], line[i]}));
    return least;
}

} // namespace

HandleLayout::HandleLayout(const Camera &camera, const HandlePlace &place) : m_place(place)
{
    const auto middle = camera.project(place.origin);
    const double scale = camera.pixelsPerUnit(camera.depthOf(place.origin));
    if (!middle || !(scale > 0.0) || !std::isfinite(scale))
        return;
    m_isVisible = true;
    m_middle = pointOf(*middle);
    for (int axis = 0; axis < 3; ++axis) {
        const auto tip = camera.project(place.origin + arrowPixels / scale * at(place.axes, axis));
        at(m_tips, axis) = tip ? pointOf(*tip) : m_middle;
        if (place.shape == HandleShape::Rings)
            layOutRing(camera, axis, ringPixels / scale);
    }
}

void HandleLayout::layOutRing(const Camera &camera, int axis, double radius)
{
    const glm::dvec3 u = normalTo(at(m_place.axes, axis));
    const glm::dvec3 v = glm::cross(at(m_place.axes, axis), u);
    // The ring begins where it goes behind the joint, so that each half is one line.
    const double away = std::atan2(glm::dot(v, camera.forward()), glm::dot(u, camera.forward()));
    const double quarter = 0.25 * radiansPerTurn;
    for (int step = 0; step <= ringSteps; ++step) {
        const double angle = away - quarter + radiansPerTurn * step / ringSteps;
        const auto pixel = camera.project(m_place.origin + radius * (std::cos(angle) * u + std::sin(angle) * v));
        if (!pixel)
            continue;
        if (step <= ringSteps / 2)
            at(m_backs, axis) << pointOf(*pixel);
        if (step >= ringSteps / 2)
            at(m_fronts, axis) << pointOf(*pixel);
    }
}

QRectF HandleLayout::box() const
{
    constexpr double reach = screenRingPixels + 26.0; // including letters
    return {m_middle.x() - reach, m_middle.y() - reach, 2.0 * reach, 2.0 * reach};
}

QLineF HandleLayout::arrow(int axis) const
{
    return {m_middle, at(m_tips, axis)};
}

const QPolygonF &HandleLayout::frontOfRing(int axis) const
{
    return at(m_fronts, axis);
}

const QPolygonF &HandleLayout::backOfRing(int axis) const
{
    return at(m_backs, axis);
}

double HandleLayout::distanceTo(int axis, const QPointF &pixel) const
{
    if (m_place.shape == HandleShape::Rings)
        return distanceToLine(pixel, at(m_fronts, axis));
    const QLineF line = arrow(axis);
    return line.length() < shortestArrow ? std::numeric_limits<double>::infinity() : distanceToSegment(pixel, line);
}

HandlePart HandleLayout::partAt(const QPointF &pixel) const
{
    if (!m_isVisible)
        return HandlePart::None;
    const double fromMiddle = QLineF(m_middle, pixel).length();
    if (m_place.shape != HandleShape::Rings && fromMiddle <= middlePixels)
        return HandlePart::Free;
    if (m_place.shape == HandleShape::Disc)
        return HandlePart::None;
    constexpr std::array parts = {HandlePart::X, HandlePart::Y, HandlePart::Z};
    HandlePart nearest = HandlePart::None;
    double least = hitPixels;
    for (int axis = 0; axis < 3; ++axis) {
        const double distance = distanceTo(axis, pixel);
        if (distance < least) {
            least = distance;
            nearest = at(parts, axis);
        }
    }
    const bool hasScreenRing = m_place.shape == HandleShape::Rings;
    if (hasScreenRing && std::abs(fromMiddle - screenRingPixels) < least)
        return HandlePart::Screen;
    return nearest;
}

} // namespace limber
