#include "figure/scenescale.h"

#include "base/statistics.h"
#include "figure/viewspace.h"
#include "pose/travellingjoints.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace limber {

namespace {

constexpr int mostSamples = 64;

// The box around the points added so far.
struct Box
{
    glm::dvec3 low{std::numeric_limits<double>::infinity()};
    glm::dvec3 high{-std::numeric_limits<double>::infinity()};

    void add(const glm::dvec3 &point)
    {
        if (!isDrawable(point))
            return;
        low = glm::min(low, point);
        high = glm::max(high, point);
    }
    [[nodiscard]] bool isEmpty() const { return !(low.x <= high.x); }
    [[nodiscard]] glm::dvec3 centre() const { return low + (high - low) * 0.5; }
    [[nodiscard]] double longestSide() const
    {
        const glm::dvec3 size = high - low;
        return std::max({size.x, size.y, size.z});
    }
};

Box boxOfPose(const Pose &pose, const std::vector<bool> &apart, const glm::dmat3 &rotation)
{
    Box box;
    for (std::size_t joint = 0; joint < pose.jointPositions.size(); ++joint) {
        if (!apart[joint])
            box.add(rotation * pose.jointPositions[joint]);
    }
    for (const glm::dvec3 &position : pose.endPositions)
        box.add(rotation * position);
    return box;
}

// Returns one box for each sampled frame, or that of the rest pose if there are no frames.
std::vector<Box> sampleBoxes(const Clip &clip, const PositionRules &rules, const glm::dmat3 &rotation)
{
    std::vector<Box> boxes;
    const std::vector<bool> apart = jointsApart(clip, rules);
    const int frameCount = clip.motion.frameCount();
    const int samples = std::clamp(frameCount, 1, mostSamples);
    for (int sample = 0; sample < samples; ++sample) {
        const auto frame = samples == 1 ? 0 : static_cast<std::int64_t>(sample) * (frameCount - 1) / (samples - 1);
        const Box box = boxOfPose(poseAt(clip, static_cast<int>(frame), rules), apart, rotation);
        if (!box.isEmpty())
            boxes.push_back(box);
    }
    return boxes;
}

double bodySizeOf(const std::vector<Box> &boxes, const Box &all)
{
    std::vector<double> sizes;
    for (const Box &box : boxes)
        sizes.push_back(box.longestSide());
    const double size = percentile(std::move(sizes), 0.5);
    if (size > 0.0)
        return size;
    // A lone joint has no size of its own, so its size is a tenth of its travel, or one unit.
    return all.longestSide() > 0.0 ? 0.1 * all.longestSide() : 1.0;
}

constexpr double nearZero = 0.4; // of the body's size

// Returns the height of the floor on which the figure stands most of the time. If that is near zero, the floor is at
// zero, so that one sees that a figure floats above it or is sunk into it. A figure whose hips are at zero, or that is
// somewhere else, has a floor of its own.
double floorHeightOf(const std::vector<Box> &boxes, double bodySize)
{
    std::vector<double> lows;
    for (const Box &box : boxes)
        lows.push_back(box.low.y);
    const double lowest = percentile(std::move(lows), 0.1);
    return std::abs(lowest) < nearZero * bodySize ? 0.0 : lowest;
}

} // namespace

SceneScale measureScene(const Clip &clip, const PositionRules &rules, Axis up)
{
    SceneScale scale;
    const std::vector<Box> boxes = sampleBoxes(clip, rules, viewFromDocument(up));
    if (boxes.empty())
        return scale;

    Box all;
    for (const Box &box : boxes) {
        all.add(box.low);
        all.add(box.high);
    }
    scale.bodySize = bodySizeOf(boxes, all);
    scale.floorHeight = floorHeightOf(boxes, scale.bodySize);
    scale.surroundings = {all.centre(), glm::distance(all.low, all.high) * 0.5 + 4.0 * scale.bodySize};
    scale.gridStep = niceStepBelow(scale.bodySize / 8.0);
    // After a step of 1 or 5 the coarse step is ten times as large, after 2 five times.
    const double mantissa = scale.gridStep / std::pow(10.0, std::floor(std::log10(scale.gridStep) + 1e-9));
    scale.gridCoarseStep = scale.gridStep * (mantissa > 1.5 && mantissa < 3.0 ? 5.0 : 10.0);
    return scale;
}

Sphere sphereAround(std::span<const glm::dvec3> points, double smallestRadius)
{
    Box box;
    for (const glm::dvec3 &point : points)
        box.add(point);
    if (box.isEmpty())
        return {glm::dvec3(0.0), smallestRadius};
    Sphere sphere{box.centre(), smallestRadius};
    for (const glm::dvec3 &point : points) {
        if (isDrawable(point))
            sphere.radius = std::max(sphere.radius, glm::distance(sphere.centre, point));
    }
    return sphere;
}

double niceStepBelow(double limit)
{
    if (!(limit > 0.0) || !std::isfinite(limit))
        return 1.0;
    const double power = std::pow(10.0, std::floor(std::log10(limit)));
    for (const double factor : {5.0, 2.0}) {
        if (factor * power <= limit * (1.0 + 1e-9))
            return factor * power;
    }
    return power;
}

} // namespace limber
