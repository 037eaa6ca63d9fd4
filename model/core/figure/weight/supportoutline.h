#pragma once

#include <glm/vec2.hpp>

#include <span>
#include <vector>

namespace limber {

// The smallest convex outline around points on the floor: a polygon, or a line or a point if there are no more than
// two of them or all are on a line.
class SupportOutline
{
public:
    SupportOutline() = default;
    // Points that are no numbers do not count (Andrew 1979, monotone chain).
    explicit SupportOutline(std::span<const glm::dvec2> points);

    // Returns whether there is no point at all.
    [[nodiscard]] bool isEmpty() const { return m_corners.empty(); }
    // Returns the corners, counter-clockwise.
    [[nodiscard]] const std::vector<glm::dvec2> &corners() const { return m_corners; }
    // Returns how far a point is outside; 0 inside and on the outline, infinite for an empty one.
    [[nodiscard]] double distanceTo(const glm::dvec2 &point) const;
    // Returns the point of the outline or inside it that is nearest to another one; that one itself for an empty one.
    [[nodiscard]] glm::dvec2 nearestTo(const glm::dvec2 &point) const;
    // Returns the outline with all corners drawn towards its middle until its sides are that much nearer to it; the
    // middle alone if it is not as wide.
    [[nodiscard]] SupportOutline narrowed(double by) const;
    // Returns the outline of all points that are at most that far outside; its arcs are drawn with corners.
    [[nodiscard]] SupportOutline widened(double by) const;

private:
    [[nodiscard]] bool isInside(const glm::dvec2 &point) const;

    std::vector<glm::dvec2> m_corners;
};

} // namespace limber
