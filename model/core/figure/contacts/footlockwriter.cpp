#include "contacts/footlockwriter.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "geometry/twobones.h"

#include <glm/matrix.hpp>

#include <algorithm>

namespace limber {

namespace {

constexpr double visibleDegrees = 1e-6; // a smaller rotation is rounding

} // namespace

FootLockWriter::FootLockWriter(Clip &clip, const PositionRules &rules, std::vector<BentLeg> legs)
    : m_clip(clip), m_rules(rules), m_legs(std::move(legs)), m_lostDegrees(clip.skeleton.joints().size())
{
    for (const Joint &joint : clip.skeleton.joints())
        m_angles.emplace_back(joint);
}

void FootLockWriter::move(int frame, int carrier, const glm::dvec3 &by)
{
    const Joint &joint = m_clip.skeleton.joint(carrier);
    glm::dvec3 local = by;
    if (!joint.isRoot()) {
        evaluatePose(m_clip.skeleton, m_clip.motion.frame(frame), m_rules, m_pose);
        local = glm::transpose(at(m_pose.worldFromJoint, joint.parent)) * by;
    }
    for (int axis = 0; axis < 3; ++axis) {
        const int column = *m_clip.skeleton.columnOf(carrier, at(allChannels, axis));
        if (local[axis] != 0.0)
            m_clip.motion.setValue(frame, column, m_clip.motion.value(frame, column) + local[axis]);
    }
}

void FootLockWriter::bend(int frame, std::span<const LegGoals> goals)
{
    const auto index = static_cast<std::size_t>(frame);
    if (std::ranges::none_of(goals, [index](const LegGoals &leg) { return leg.moved[index]; }))
        return;
    evaluatePose(m_clip.skeleton, m_clip.motion.frame(frame), m_rules, m_pose);
    for (std::size_t leg = 0; leg < m_legs.size(); ++leg) {
        if (goals[leg].moved[index])
            bendLeg(frame, m_legs[leg], goals[leg]);
    }
}

void FootLockWriter::bendLeg(int frame, const BentLeg &leg, const LegGoals &goals)
{
    const auto index = static_cast<std::size_t>(frame);
    const auto positionOf = [&](int joint) { return at(m_pose.jointPositions, joint); };
    const LegJoints &joints = leg.joints;
    const glm::dvec3 hinge = at(m_pose.worldFromJoint, joints.thigh) * leg.hinge;
    const glm::dvec3 &goal = goals.ankle[index];
    const TwoBoneRotations rotations =
        goals.turned.empty()
            ? solveTwoBones(positionOf(joints.thigh), positionOf(joints.shin), positionOf(joints.foot), goal, hinge)
            : solveTwoBones(positionOf(joints.thigh), positionOf(joints.shin), positionOf(joints.foot), goal, hinge,
                            goals.turned[index]);
    glm::dmat3 above(1.0); // rotation that the joint's parent got
    above = writeRotation(frame, joints.thigh, glm::mat3_cast(rotations.upper), above);
    above = writeRotation(frame, joints.shin, glm::mat3_cast(rotations.lower), above);
    writeRotation(frame, joints.foot, glm::mat3_cast(goals.footRotation[index]), above);
}

// Rotates a joint in the world and returns the rotation that its channels can express.
glm::dmat3 FootLockWriter::writeRotation(int frame, int index, const glm::dmat3 &rotation, const glm::dmat3 &above)
{
    const Joint &joint = m_clip.skeleton.joint(index);
    const glm::dmat3 &world = at(m_pose.worldFromJoint, index);
    const glm::dmat3 parent = joint.isRoot() ? above : above * at(m_pose.worldFromJoint, joint.parent);
    const glm::dmat3 local = glm::transpose(parent) * rotation * world;
    const glm::dmat3 shown = at(m_angles, index).write(frame, local, m_clip.motion.editFrame(frame));
    const double lost = angleOf(glm::transpose(local) * shown) * degreesPerRadian;
    at(m_lostDegrees, index) = std::max(at(m_lostDegrees, index), lost);
    return parent * shown * glm::transpose(world);
}

std::vector<LostRotation> FootLockWriter::lostRotations() const
{
    std::vector<LostRotation> lost;
    for (int joint = 0; joint < m_clip.skeleton.jointCount(); ++joint) {
        if (at(m_lostDegrees, joint) > visibleDegrees)
            lost.push_back({joint, at(m_lostDegrees, joint)});
    }
    return lost;
}

} // namespace limber
