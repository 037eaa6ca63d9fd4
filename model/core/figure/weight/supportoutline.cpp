#include "weight/supportoutline.h"

#include "geometry/geometry.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <limits>
#include <utility>

namespace limber {

namespace {

constexpr int cornersOfArc = 16; // of a whole turn

// Positive if the way from `a` over `b` to `c` turns to the left.
double turnOf(const glm::dvec2 &a, const glm::dvec2 &b, const glm::dvec2 &c)
{
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

bool isBefore(const glm::dvec2 &a, const glm::dvec2 &b)
{
    return a.x < b.x || (a.x == b.x && a.y < b.y);
}

// Adds a point to one of the two chains of the outline, from `start` on.
void addToChain(std::vector<glm::dvec2> &corners, std::size_t start, const glm::dvec2 &point)
{
    while (corners.size() >= start + 2 && !(turnOf(corners[corners.size() - 2], corners.back(), point) > 0.0))
        corners.pop_back();
    corners.push_back(point);
}

glm::dvec2 nearestOnLine(const glm::dvec2 &point, const glm::dvec2 &from, const glm::dvec2 &to)
{
    const glm::dvec2 way = to - from;
    const double square = glm::dot(way, way);
    const double along = square > 0.0 ? std::clamp(glm::dot(point - from, way) / square, 0.0, 1.0) : 0.0;
    return from + along * way;
}

} // namespace

SupportOutline::SupportOutline(std::span<const glm::dvec2> points)
{
    std::vector<glm::dvec2> sorted;
    std::ranges::copy_if(points, std::back_inserter(sorted),
                         [](const glm::dvec2 &point) { return std::isfinite(point.x) && std::isfinite(point.y); });
    std::ranges::sort(sorted, isBefore);
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    if (sorted.size() < 3) {
        m_corners = std::move(sorted);
        return;
    }
    for (const glm::dvec2 &point : sorted)
        addToChain(m_corners, 0, point);
    const std::size_t start = m_corners.size() - 1;
    for (auto point = sorted.rbegin() + 1; point != sorted.rend(); ++point)
        addToChain(m_corners, start, *point);
    m_corners.pop_back(); // the first one again
}

bool SupportOutline::isInside(const glm::dvec2 &point) const
{
    if (m_corners.size() < 3)
        return false;
    for (std::size_t i = 0; i < m_corners.size(); ++i) {
        if (!(turnOf(m_corners[i], m_corners[(i + 1) % m_corners.size()], point) >= 0.0))
            return false;
    }
    return true;
}

double SupportOutline::distanceTo(const glm::dvec2 &point) const
{
    return isEmpty() ? std::numeric_limits<double>::infinity() : glm::distance(point, nearestTo(point));
}

glm::dvec2 SupportOutline::nearestTo(const glm::dvec2 &point) const
{
    if (isEmpty() || isInside(point))
        return point;
    glm::dvec2 nearest = m_corners.front();
    for (std::size_t i = 0; i < m_corners.size(); ++i) {
        const glm::dvec2 each = nearestOnLine(point, m_corners[i], m_corners[(i + 1) % m_corners.size()]);
        if (glm::distance(point, each) < glm::distance(point, nearest))
            nearest = each;
    }
    return nearest;
}

SupportOutline SupportOutline::narrowed(double by) const
{
    glm::dvec2 middle(0.0);
    for (const glm::dvec2 &corner : m_corners)
        middle += corner / static_cast<double>(m_corners.size());
    double narrowest = std::numeric_limits<double>::infinity(); // from the middle to a side
    for (std::size_t i = 0; i < m_corners.size(); ++i) {
        const glm::dvec2 &next = m_corners[(i + 1) % m_corners.size()];
        narrowest = std::min(narrowest, glm::distance(middle, nearestOnLine(middle, m_corners[i], next)));
    }
    const double share = narrowest > by ? 1.0 - by / narrowest : 0.0;
    std::vector<glm::dvec2> points;
    for (const glm::dvec2 &corner : m_corners)
        points.push_back(middle + share * (corner - middle));
    return SupportOutline(points);
}

SupportOutline SupportOutline::widened(double by) const
{
    std::vector<glm::dvec2> points;
    for (const glm::dvec2 &corner : m_corners) {
        for (int i = 0; i < cornersOfArc; ++i) {
            const double angle = radiansPerTurn * i / cornersOfArc;
            points.push_back(corner + by * glm::dvec2(std::cos(angle), std::sin(angle)));
        }
    }
    return SupportOutline(points);
}

} // namespace limber
