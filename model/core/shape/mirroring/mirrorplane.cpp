#include "mirroring/mirrorplane.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "pose/partialpose.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <array>
#include <cmath>

namespace limber {

namespace {

constexpr double turnedTooMuch = 0.5; // of the side is left in its mean
constexpr double snapCosine = 0.9396926207859084; // of 20 degrees
constexpr double keptSine = 0.21643961393810288; // of 12.5 degrees: a mirror turns the way by twice the angle to it

using SidePair = std::array<int, 2>; // left, right

SidePair sidePair(const BodyRoles &roles)
{
    for (const BodyPart part : {BodyPart::Thigh, BodyPart::UpperArm, BodyPart::Clavicle}) {
        const SidePair pair{roles.find(part, BodySide::Left), roles.find(part, BodySide::Right)};
        if (pair[0] != NoJoint && pair[1] != NoJoint)
            return pair;
    }
    return {NoJoint, NoJoint};
}

// Returns the first joint that is its own partner and has a child that is not, or NoJoint.
int firstAboveSides(const Skeleton &skeleton, std::span<const int> partner)
{
    int first = NoJoint;
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        const int parent = skeleton.joint(joint).parent;
        const bool isBelow = parent != NoJoint && at(partner, parent) == parent && at(partner, joint) != joint;
        if (isBelow && (first == NoJoint || parent < first))
            first = parent;
    }
    return first;
}

// Returns whether a mirror keeps the direction of a displacement within 25 degrees.
bool keepsDirection(const glm::dvec3 &normal, const glm::dvec3 &way)
{
    return std::abs(glm::dot(directionOf(way), normal)) <= keptSine;
}

} // namespace

glm::dvec3 MirrorPlane::imageOf(const glm::dvec3 &position) const
{
    // Along an axis only one coordinate changes its sign, so that the others keep their bits.
    if (const auto along = axis(); along && offset == 0.0) {
        glm::dvec3 image = position;
        image[static_cast<int>(*along)] = 0.0 - position[static_cast<int>(*along)];
        return image;
    }
    return position - 2.0 * (glm::dot(normal, position) - offset) * normal;
}

glm::dmat3 MirrorPlane::reflection() const
{
    return glm::dmat3(1.0) - 2.0 * glm::outerProduct(normal, normal);
}

std::optional<Axis> MirrorPlane::axis() const
{
    for (const Axis each : {Axis::X, Axis::Y, Axis::Z}) {
        if (normal == directionOf(each))
            return each;
    }
    return std::nullopt;
}

std::optional<CarriedDirection> sideOfBody(const Skeleton &skeleton, const BodyRoles &roles,
                                           std::span<const int> partner, std::span<const glm::dmat3> frames)
{
    const SidePair pair = sidePair(roles);
    int joint = pair[0] == NoJoint ? NoJoint : skeleton.commonAncestor(pair[0], pair[1]);
    if (joint == NoJoint)
        joint = firstAboveSides(skeleton, partner);
    if (joint == NoJoint)
        return std::nullopt;
    // Of 1 - C = 2 n nT the longest column shows the direction best.
    const glm::dmat3 projection = glm::dmat3(1.0) - at(frames, joint);
    glm::dvec3 longest(0.0);
    for (int column = 0; column < 3; ++column)
        longest = glm::length(projection[column]) > glm::length(longest) ? projection[column] : longest;
    return CarriedDirection{joint, directionOf(longest)};
}

std::optional<glm::dvec3> sideAlongFloor(const Clip &clip, const PositionRules &rules, const CarriedDirection &side,
                                         const FloorPlane &floor, const FrameInterval &frames)
{
    glm::dvec3 sum(0.0);
    glm::dvec3 first(0.0);
    PartialPose poses(clip.skeleton, rules, {&side.joint, 1});
    for (int frame = frames.first; frame <= frames.last; ++frame) {
        const Pose &pose = poses.of(clip.motion.frame(frame));
        const glm::dvec3 here = floor.along(at(pose.worldFromJoint, side.joint) * side.direction);
        sum += here;
        if (frame == frames.first)
            first = here;
    }
    const bool isSteady = glm::length(sum) >= turnedTooMuch * frames.frameCount();
    const glm::dvec3 direction = directionOf(isSteady ? sum : first);
    return direction == glm::dvec3(0.0) ? std::nullopt : std::optional(direction);
}

glm::dvec3 snappedSide(const glm::dvec3 &side, const FloorPlane &floor, const glm::dvec3 &way)
{
    // The image must lead to the same plane, so that a second mirror undoes the first.
    const glm::dvec3 wayOfImage = MirrorPlane{side, 0.0}.imageOf(way);
    for (const glm::dvec3 &axis : {floor.ahead, floor.aside}) {
        const bool keepsBoth = keepsDirection(axis, way) && keepsDirection(axis, wayOfImage);
        if (std::abs(glm::dot(side, axis)) >= snapCosine)
            return keepsBoth || !keepsDirection(side, way) ? axis : side;
    }
    return side;
}

MirrorPlane planeThroughPath(const Clip &clip, const PositionRules &rules, int joint, const glm::dvec3 &normal,
                             const FrameInterval &frames)
{
    double sum = 0.0;
    PartialPose poses(clip.skeleton, rules, {&joint, 1});
    for (int frame = frames.first; frame <= frames.last; ++frame)
        sum += glm::dot(normal, at(poses.of(clip.motion.frame(frame)).jointPositions, joint));
    return {normal, sum / frames.frameCount()};
}

} // namespace limber
