#include "pose/travellingjoints.h"

#include "pose/pose.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <limits>

namespace limber {

namespace {

constexpr double stretchFraction = 0.25; // the fraction of its length that a bone may change without ceasing to be one
constexpr double stillFraction = 1e-3;

int sampleStep(const Clip &clip)
{
    constexpr int mostSamples = 256;
    return std::max(1, clip.motion.frameCount() / mostSamples);
}

// Returns whether nothing of the joint changes in the sampled frames.
bool isStill(const Clip &clip, const Joint &joint)
{
    for (int frame = 0; frame < clip.motion.frameCount(); frame += sampleStep(clip)) {
        for (int column = joint.firstColumn; column < joint.firstColumn + joint.columnCount(); ++column) {
            if (clip.motion.value(frame, column) != clip.motion.value(0, column))
                return false;
        }
    }
    return true;
}

bool isTravelling(const Clip &clip, const Joint &joint, PositionRule rule)
{
    glm::dvec3 low(std::numeric_limits<double>::infinity());
    glm::dvec3 high = -low;
    for (int frame = 0; frame < clip.motion.frameCount(); frame += sampleStep(clip)) {
        const glm::dvec3 translation = localTranslation(joint, clip.motion.frame(frame), rule);
        low = glm::min(low, translation);
        high = glm::max(high, translation);
    }
    const glm::dvec3 extent = high - low;
    const double moved = std::max({extent.x, extent.y, extent.z});
    const double length = glm::length((low + high) * 0.5);
    const Joint &parent = clip.skeleton.joint(joint.parent);
    if (parent.isRoot() && moved > stillFraction * (1.0 + length) && isStill(clip, parent))
        return true;
    return moved > stretchFraction * length;
}

} // namespace

std::vector<bool> travellingJoints(const Clip &clip, const PositionRules &rules)
{
    std::vector<bool> travels;
    for (const Joint &joint : clip.skeleton.joints()) {
        const bool may = !joint.isRoot() && joint.hasPositions() && !clip.motion.isEmpty();
        travels.push_back(may && isTravelling(clip, joint, rules.of(joint)));
    }
    return travels;
}

std::vector<bool> jointsApart(const Clip &clip, const PositionRules &rules)
{
    const std::vector<bool> travels = travellingJoints(clip, rules);
    std::vector<bool> apart(travels.size(), true);
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        const Joint &own = clip.skeleton.joint(joint);
        if (own.isRoot() || travels[static_cast<std::size_t>(joint)])
            continue;
        apart[static_cast<std::size_t>(joint)] = false;
        apart[static_cast<std::size_t>(own.parent)] = false;
    }
    for (const EndSite &site : clip.skeleton.endSites())
        apart[static_cast<std::size_t>(site.parent)] = false;
    if (std::ranges::find(apart, false) == apart.end())
        apart.assign(apart.size(), false);
    return apart;
}

} // namespace limber
