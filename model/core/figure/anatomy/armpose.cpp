#include "anatomy/armpose.h"

#include "anatomy/standing.h"
#include "anatomy/standingturns.h"
#include "base/at.h"
#include "geometry/geometry.h"
#include "pose/pose.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace limber {

namespace {

// Moves the arms of a rest pose that stands.
class ArmPose
{
public:
    ArmPose(const Skeleton &skeleton, const BodyRoles &roles, Axis up, double armsDownRadians)
        : m_skeleton(skeleton), m_roles(roles), m_up(directionOf(up)), m_down(armsDownRadians)
    {
        const Pose rest = restPose(m_skeleton);
        const auto between = [&](BodyPart part) {
            const int left = m_roles.find(part, BodySide::Left);
            const int right = m_roles.find(part, BodySide::Right);
            if (left == NoJoint || right == NoJoint)
                return glm::dvec3(0.0);
            const glm::dvec3 across = at(rest.jointPositions, left) - at(rest.jointPositions, right);
            return directionOf(across - m_up * glm::dot(across, m_up));
        };
        m_left = between(BodyPart::Thigh);
        if (m_left == glm::dvec3(0.0))
            m_left = between(BodyPart::UpperArm);
    }

    [[nodiscard]] bool isKnown() const
    {
        return m_left != glm::dvec3(0.0) && m_roles.find(BodyPart::UpperArm, BodySide::Left) != NoJoint &&
               m_roles.find(BodyPart::UpperArm, BodySide::Right) != NoJoint;
    }

    [[nodiscard]] std::vector<glm::dmat3> turns() const
    {
        std::vector<glm::dmat3> turns;
        for (int joint = 0; joint < m_skeleton.jointCount(); ++joint) {
            const int parent = m_skeleton.joint(joint).parent;
            const glm::dmat3 above = parent == NoJoint ? glm::dmat3(1.0) : at(turns, parent);
            const glm::dvec3 bone = boneOfArm(joint);
            turns.push_back(bone == glm::dvec3(0.0) ? above : arc(above * bone, wanted(joint)) * above);
        }
        return turns;
    }

private:
    // Returns the vector from the joint to the next part of the arm; zero for a joint that is not part of an arm.
    [[nodiscard]] glm::dvec3 boneOfArm(int joint) const
    {
        const JointRole &role = m_roles.of(joint);
        const bool isArm =
            role.part == BodyPart::UpperArm || role.part == BodyPart::Forearm || role.part == BodyPart::Hand;
        if (!isArm || role.side == BodySide::Centre || !m_skeleton.joint(joint).hasRotations())
            return glm::dvec3(0.0);
        const BodyPart next = role.part == BodyPart::UpperArm ? BodyPart::Forearm : BodyPart::Hand;
        const int end = role.part == BodyPart::Hand ? NoJoint : m_roles.find(next, role.side);
        if (end == NoJoint || !m_skeleton.isInSubtree(end, joint))
            return drawnBone(m_skeleton, bodySides(m_skeleton), joint);
        glm::dvec3 bone(0.0);
        for (int at = end; at != joint; at = m_skeleton.joint(at).parent)
            bone += m_skeleton.joint(at).offset;
        return bone;
    }

    [[nodiscard]] glm::dvec3 wanted(int joint) const
    {
        const glm::dvec3 outwards = m_roles.of(joint).side == BodySide::Left ? m_left : -m_left;
        return outwards * std::cos(m_down) - m_up * std::sin(m_down);
    }

    const Skeleton &m_skeleton;
    const BodyRoles &m_roles;
    glm::dvec3 m_up;
    glm::dvec3 m_left{0.0};
    double m_down; // radians
};

// Returns whether the frames of both arms are known, so that they can be raised whatever the rest pose is.
bool knowsArms(const BodyRoles &roles, const AnatomicalFrames &frames)
{
    return std::ranges::all_of(std::array{BodySide::Left, BodySide::Right}, [&](BodySide side) {
        const int arm = roles.find(BodyPart::UpperArm, side);
        return arm != NoJoint && frames.of(arm).isKnown();
    });
}

} // namespace

glm::dvec3 drawnBone(const Skeleton &skeleton, const std::vector<BodySide> &sides, int joint)
{
    glm::dvec3 bone(0.0);
    int most = -1;
    for (const NodeId child : skeleton.childrenOf(joint)) {
        const bool isSameSide = child.isJoint() && at(sides, child.index) == at(sides, joint);
        const int size = child.isJoint()
                             ? skeleton.subtreeEnd(child.index) - child.index + (isSameSide ? skeleton.jointCount() : 0)
                             : 0;
        if (size > most && skeleton.offsetOf(child) != glm::dvec3(0.0)) {
            most = size;
            bone = skeleton.offsetOf(child);
        }
    }
    return bone;
}

std::optional<std::vector<glm::dmat3>> turnsIntoArmPose(const Clip &clip, const PositionRules &rules,
                                                        const BodyRoles &roles, Axis up, double armsDownRadians)
{
    const ArmPose pose(clip.skeleton, roles, up, armsDownRadians);
    const Standing atRest = standingOf(BodyMarks(clip.skeleton, roles), restPose(clip.skeleton));
    if (pose.isKnown() && ((atRest.isUpright && !atRest.isBent) || !atRest.isKnown))
        return pose.turns();
    const AnatomicalFrames frames = anatomicalFrames(clip, rules, roles);
    if (!knowsArms(roles, frames))
        return pose.isKnown() && atRest.isUpright ? std::optional(pose.turns()) : std::nullopt;
    return standingTurns(clip.skeleton, roles, frames, up, armsDownRadians);
}

} // namespace limber
