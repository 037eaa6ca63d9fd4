#include "body/jointedlimb.h"

#include "base/at.h"
#include "geometry/twobones.h"

namespace limber {

std::optional<JointedLimb> jointedLimb(const Skeleton &skeleton, int upper, int lower, int end)
{
    if (upper == NoJoint || lower == NoJoint || end == NoJoint || upper == lower || lower == end ||
        !skeleton.isInSubtree(lower, upper) || !skeleton.isInSubtree(end, lower))
        return std::nullopt;
    JointedLimb limb{upper, lower, end, {}, {}, {}};
    for (int joint = upper; joint < skeleton.subtreeEnd(upper); ++joint) {
        if (skeleton.isInSubtree(joint, end))
            limb.endJoints.push_back(joint);
        else
            (skeleton.isInSubtree(joint, lower) ? limb.lowerJoints : limb.upperJoints).push_back(joint);
    }
    return limb;
}

void rotateJoints(const std::vector<int> &joints, const glm::dquat &by, Pose &pose)
{
    const glm::dmat3 rotation = glm::mat3_cast(by);
    for (const int joint : joints) {
        glm::dmat3 &world = at(pose.worldFromJoint, joint);
        world = rotation * world;
    }
}

namespace {

void rotateBones(const JointedLimb &limb, const TwoBoneRotations &rotations, Pose &pose)
{
    rotateJoints(limb.upperJoints, rotations.upper, pose);
    rotateJoints(limb.lowerJoints, rotations.lower, pose);
}

const glm::dvec3 &positionOf(const Pose &pose, int joint)
{
    return at(pose.jointPositions, joint);
}

} // namespace

void bendLimb(const JointedLimb &limb, const glm::dvec3 &goal, const glm::dvec3 &hinge, Pose &pose)
{
    rotateBones(limb,
                solveTwoBones(positionOf(pose, limb.upper), positionOf(pose, limb.lower), positionOf(pose, limb.end),
                              goal, hinge),
                pose);
}

void bendLimb(const JointedLimb &limb, const glm::dvec3 &goal, const glm::dvec3 &hinge, double turned, Pose &pose)
{
    rotateBones(limb,
                solveTwoBones(positionOf(pose, limb.upper), positionOf(pose, limb.lower), positionOf(pose, limb.end),
                              goal, hinge, turned),
                pose);
}

} // namespace limber
