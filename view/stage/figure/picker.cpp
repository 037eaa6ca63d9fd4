#include "figure/picker.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vector_relational.hpp>

#include <algorithm>
#include <limits>

namespace limber {

namespace {

// The best candidate so far: the one with the smallest gap in pixels; if gaps are equal, the one nearer to the eye.
struct Best
{
    NodeId node;
    double gap = std::numeric_limits<double>::infinity();
    double depth = std::numeric_limits<double>::infinity();

    void offer(NodeId candidate, double candidateGap, double candidateDepth)
    {
        constexpr double sameGap = 0.5;
        const bool closer = candidateGap < gap - sameGap;
        const bool asClose = candidateGap < gap + sameGap;
        if (closer || (asClose && candidateDepth < depth))
            *this = {candidate, candidateGap, candidateDepth};
    }
};

// Returns where along the line (0 to 1) it is closest to the pixel.
double closestFraction(const PixelSegment &line, const glm::dvec2 &pixel)
{
    const glm::dvec2 along = line.to - line.from;
    const double lengthSquared = glm::dot(along, along);
    if (lengthSquared <= 0.0)
        return 0.0;
    return std::clamp(glm::dot(pixel - line.from, along) / lengthSquared, 0.0, 1.0);
}

} // namespace

NodeId Picker::nodeAt(const glm::dvec2 &pixel, double tolerance) const
{
    const NodeId mark = markAt(pixel, tolerance);
    return mark.isValid() ? mark : boneAt(pixel, tolerance);
}

NodeId Picker::markAt(const glm::dvec2 &pixel, double tolerance) const
{
    Best best;
    for (const NodeMark &mark : m_figure.marks) {
        const auto middle = m_camera.project(mark.position);
        if (!middle)
            continue;
        const double depth = m_camera.depthOf(mark.position);
        const double distance = glm::distance(*middle, pixel);
        if (distance <= std::max(tolerance, mark.radius * m_camera.pixelsPerUnit(depth)))
            best.offer(mark.node, distance, depth);
    }
    return best.node;
}

NodeId Picker::boneAt(const glm::dvec2 &pixel, double tolerance) const
{
    Best best;
    for (const BoneShape &bone : m_figure.bones) {
        const auto line = m_camera.project(bone.base, bone.tip);
        if (!line)
            continue;
        const double fraction = closestFraction(*line, pixel);
        const double distance = glm::distance(glm::mix(line->from, line->to, fraction), pixel);
        const double depth = m_camera.depthOf(glm::mix(bone.base, bone.tip, fraction));
        const double gap = std::max(0.0, distance - 0.6 * bone.radius * m_camera.pixelsPerUnit(depth));
        if (gap <= tolerance)
            best.offer(NodeId::joint(bone.joint), gap, depth);
    }
    return best.node;
}

std::vector<NodeId> Picker::nodesBetween(const glm::dvec2 &corner, const glm::dvec2 &otherCorner) const
{
    const glm::dvec2 low = glm::min(corner, otherCorner);
    const glm::dvec2 high = glm::max(corner, otherCorner);
    std::vector<NodeId> nodes;
    for (const NodeMark &mark : m_figure.marks) {
        const auto middle = m_camera.project(mark.position);
        if (middle && glm::all(glm::greaterThanEqual(*middle, low)) && glm::all(glm::lessThanEqual(*middle, high)))
            nodes.push_back(mark.node);
    }
    return nodes;
}

} // namespace limber
