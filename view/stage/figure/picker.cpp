#include "figure/picker.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vector_relational.hpp>

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

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

// Returns where along the ray, in its own lengths, it meets a triangle from outside. The algorithm is from Möller and
// Trumbore, Fast, Minimum Storage Ray/Triangle Intersection, 1997.
std::optional<double> distanceTo(const std::array<glm::dvec3, 3> &corners, const Ray &ray)
{
    const glm::dvec3 first = corners[1] - corners[0];
    const glm::dvec3 second = corners[2] - corners[0];
    const glm::dvec3 across = glm::cross(ray.direction, second);
    const double facing = glm::dot(first, across);
    if (!(facing > 0.0))
        return std::nullopt;
    const glm::dvec3 from = ray.origin - corners[0];
    const double u = glm::dot(from, across) / facing;
    const glm::dvec3 other = glm::cross(from, first);
    const double v = glm::dot(ray.direction, other) / facing;
    const double distance = glm::dot(second, other) / facing;
    if (u < 0.0 || v < 0.0 || u + v > 1.0 || distance < 0.0)
        return std::nullopt;
    return distance;
}

// Returns the same for a part of a body.
std::optional<double> distanceTo(const SolidBody &body, const SolidPart &part, const Ray &ray)
{
    std::optional<double> nearest;
    for (std::size_t i = 0; i < part.triangleCount; ++i) {
        const auto &triangle = body.shape->mesh.triangles[part.firstTriangle + i];
        const auto distance =
            distanceTo({body.positionOf(triangle[0]), body.positionOf(triangle[1]), body.positionOf(triangle[2])}, ray);
        if (distance && (!nearest || *distance < *nearest))
            nearest = distance;
    }
    return nearest;
}

} // namespace

NodeId Picker::nodeAt(const glm::dvec2 &pixel, double tolerance) const
{
    const NodeId part = m_figure.showsBody() ? partAt(pixel) : NodeId();
    if (part.isValid() && m_figure.style == FigureStyle::Body)
        return part;
    const NodeId mark = markAt(pixel, tolerance);
    if (part.isValid() && !mark.isValid())
        return part;
    return mark.isValid() ? mark : boneAt(pixel, tolerance);
}

NodeId Picker::markAt(const glm::dvec2 &pixel, double tolerance) const
{
    Best best;
    for (const NodeMark &mark : m_figure.seenMarks()) {
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

NodeId Picker::partAt(const glm::dvec2 &pixel) const
{
    const Ray ray = m_camera.rayThrough(pixel);
    double nearest = std::numeric_limits<double>::infinity();
    NodeId node;
    if (m_figure.showsSkin())
        return skinAt(ray);
    for (const std::size_t index : m_figure.body.parts) {
        const SolidPart &part = m_figure.body.partAt(index);
        const auto distance = distanceTo(m_figure.body, part, ray);
        if (distance && *distance < nearest) {
            nearest = *distance;
            node = NodeId::joint(part.joint);
        }
    }
    return node;
}

// The joint of a surface is the one that has most weight at the corner nearest to the point.
NodeId Picker::skinAt(const Ray &ray) const
{
    const SkinnedMesh &skin = m_figure.skin;
    double nearest = std::numeric_limits<double>::infinity();
    NodeId node;
    for (const auto &triangle : *skin.triangles) {
        const std::array<glm::dvec3, 3> corners{skin.positionOf(triangle[0]), skin.positionOf(triangle[1]),
                                                skin.positionOf(triangle[2])};
        const auto distance = distanceTo(corners, ray);
        if (!distance || !(*distance < nearest) || skin.isHidden(triangle[0]))
            continue;
        nearest = *distance;
        const glm::dvec3 point = ray.origin + *distance * ray.direction;
        const auto closest = std::ranges::min_element(
            corners, {}, [&](const glm::dvec3 &corner) { return glm::distance(corner, point); });
        const int joint = (*skin.joints)[triangle[static_cast<std::size_t>(closest - corners.begin())]];
        node = joint == NoJoint ? NodeId() : NodeId::joint(joint);
    }
    return node;
}

NodeId Picker::boneAt(const glm::dvec2 &pixel, double tolerance) const
{
    Best best;
    for (const BoneShape &bone : m_figure.seenBones()) {
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
    for (const NodeMark &mark : m_figure.seenMarks()) {
        const auto middle = m_camera.project(mark.position);
        const bool isInside =
            middle && glm::all(glm::greaterThanEqual(*middle, low)) && glm::all(glm::lessThanEqual(*middle, high));
        // Several joints of a character may follow one of the figure.
        if (isInside && std::ranges::find(nodes, mark.node) == nodes.end())
            nodes.push_back(mark.node);
    }
    return nodes;
}

} // namespace limber
