#include "motion/upaxis.h"

#include "motion/pose.h"

#include <glm/common.hpp>

#include <algorithm>
#include <array>
#include <limits>

namespace limber {

namespace {

constexpr int maxSampledFrames = 16;
// How much longer the figure must be along Z than along Y before the convention (Y) is left.
constexpr double clearMargin = 1.25;

glm::dvec3 extentOf(const Pose &pose)
{
    glm::dvec3 low(std::numeric_limits<double>::max());
    glm::dvec3 high(std::numeric_limits<double>::lowest());
    const auto include = [&](const std::vector<glm::dvec3> &points) {
        for (const glm::dvec3 &point : points) {
            low = glm::min(low, point);
            high = glm::max(high, point);
        }
    };
    include(pose.jointPositions);
    include(pose.endPositions);
    return pose.jointPositions.empty() ? glm::dvec3(0.0) : high - low;
}

// Median extents over a few frames of the motion, of the rest pose if there is no motion.
glm::dvec3 usualExtent(const Clip &clip, const PositionRules &rules)
{
    const int frameCount = clip.motion.frameCount();
    if (frameCount == 0)
        return extentOf(restPose(clip.skeleton));
    const int count = std::min(frameCount, maxSampledFrames);
    std::array<std::vector<double>, 3> extents;
    for (int i = 0; i < count; ++i) {
        const auto frame = static_cast<int>(static_cast<long long>(i) * frameCount / count);
        const glm::dvec3 extent = extentOf(poseAt(clip, frame, rules));
        for (int axis = 0; axis < 3; ++axis)
            extents[static_cast<std::size_t>(axis)].push_back(extent[axis]);
    }
    glm::dvec3 result;
    for (int axis = 0; axis < 3; ++axis) {
        auto &values = extents[static_cast<std::size_t>(axis)];
        std::ranges::nth_element(values, values.begin() + count / 2);
        result[axis] = values[static_cast<std::size_t>(count / 2)];
    }
    return result;
}

} // namespace

UpAxis decideUpAxis(const Clip &clip, const PositionRules &rules, UpAxisChoice choice)
{
    switch (choice) {
    case UpAxisChoice::X:
        return {Axis::X, "chosen by the user"};
    case UpAxisChoice::Y:
        return {Axis::Y, "chosen by the user"};
    case UpAxisChoice::Z:
        return {Axis::Z, "chosen by the user"};
    case UpAxisChoice::Auto:
        break;
    }
    const glm::dvec3 extent = usualExtent(clip, rules);
    const std::string where = clip.motion.isEmpty() ? "at rest" : "in its motion";
    if (extent.z > clearMargin * extent.y)
        return {Axis::Z, "the figure stands along Z " + where};
    if (extent.y > clearMargin * extent.z)
        return {Axis::Y, "the figure stands along Y " + where};
    return {Axis::Y, "the convention; the figure's shape does not tell"};
}

} // namespace limber
