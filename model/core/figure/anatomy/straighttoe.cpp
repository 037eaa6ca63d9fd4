#include "anatomy/straighttoe.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "pose/pose.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace limber {

namespace {

constexpr int mostSamples = 64;
constexpr double clearBendDegrees = 5.0;

glm::dmat3 relativeTo(const glm::dmat3 &above, const glm::dmat3 &rotation)
{
    return glm::transpose(above) * rotation;
}

// Returns how the joint is rotated relative to its parent, in some frames.
std::vector<glm::dmat3> localRotations(const Clip &clip, const PositionRules &rules, int joint)
{
    const int parent = clip.skeleton.joint(joint).parent;
    const int frames = clip.motion.frameCount();
    std::vector<glm::dmat3> rotations;
    for (int frame = 0; frame < frames; frame += std::max(1, frames / mostSamples)) {
        const Pose pose = poseAt(clip, frame, rules);
        rotations.push_back(relativeTo(at(pose.worldFromJoint, parent), at(pose.worldFromJoint, joint)));
    }
    return rotations;
}

// Returns the rotation that is nearest to straight, but for a few. There is at least one.
glm::dmat3 leastBent(std::vector<glm::dmat3> rotations, const glm::dmat3 &straight)
{
    const auto few = rotations.begin() + static_cast<std::ptrdiff_t>(rotations.size() / 20);
    std::ranges::nth_element(rotations, few, {},
                             [&](const glm::dmat3 &rotation) { return angleOf(relativeTo(straight, rotation)); });
    return *few;
}

} // namespace

bool beginsBone(const Skeleton &skeleton, const FigureShape &shape, int joint)
{
    return std::ranges::any_of(skeleton.childrenOf(joint), [&](const NodeId node) {
        return (node.isJoint() ? at(shape.offsets, node.index) : skeleton.offsetOf(node)) != glm::dvec3(0.0);
    });
}

std::optional<glm::dmat3> straightenedToe(const Clip &clip, const PositionRules &rules, int toe,
                                          const ReferencePose &reference)
{
    const int foot = clip.skeleton.joint(toe).parent;
    if (foot == NoJoint || clip.motion.isEmpty())
        return std::nullopt;
    const glm::dmat3 straight = relativeTo(at(reference.rotations, foot), at(reference.rotations, toe));
    const glm::dmat3 back = relativeTo(leastBent(localRotations(clip, rules, toe), straight), straight);
    return angleOf(back) * degreesPerRadian < clearBendDegrees ? std::nullopt : std::optional(back);
}

} // namespace limber
