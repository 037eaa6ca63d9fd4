#include "pose/partialpose.h"

#include "base/at.h"
#include "pose/localrotation.h"

namespace limber {

PartialPose::PartialPose(const Skeleton &skeleton, const PositionRules &rules, std::span<const int> joints)
    : m_skeleton(skeleton), m_rules(rules)
{
    const auto count = static_cast<std::size_t>(skeleton.jointCount());
    m_pose.worldFromJoint.resize(count, glm::dmat3(1.0));
    m_pose.jointPositions.resize(count);
    m_pose.endPositions.resize(static_cast<std::size_t>(skeleton.endSiteCount()));
    std::vector<bool> isNeeded(count);
    for (int joint : joints) {
        for (; joint != NoJoint && !isNeeded[static_cast<std::size_t>(joint)]; joint = skeleton.joint(joint).parent)
            isNeeded[static_cast<std::size_t>(joint)] = true;
    }
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        if (isNeeded[static_cast<std::size_t>(joint)])
            m_joints.push_back(joint);
    }
    for (int end = 0; end < skeleton.endSiteCount(); ++end) {
        if (isNeeded[static_cast<std::size_t>(skeleton.endSite(end).parent)])
            m_endSites.push_back(end);
    }
}

const Pose &PartialPose::of(std::span<const double> values)
{
    for (const int index : m_joints) {
        const Joint &joint = m_skeleton.joint(index);
        const glm::dmat3 rotation = localRotation(joint, values);
        const glm::dvec3 translation = localTranslation(joint, values, m_rules.of(joint));
        glm::dmat3 &world = at(m_pose.worldFromJoint, index);
        if (joint.isRoot()) {
            world = rotation;
            at(m_pose.jointPositions, index) = translation;
            continue;
        }
        const glm::dmat3 &above = at(m_pose.worldFromJoint, joint.parent);
        world = above * rotation;
        at(m_pose.jointPositions, index) = at(m_pose.jointPositions, joint.parent) + above * translation;
    }
    for (const int end : m_endSites) {
        const EndSite &endSite = m_skeleton.endSite(end);
        at(m_pose.endPositions, end) =
            at(m_pose.jointPositions, endSite.parent) + at(m_pose.worldFromJoint, endSite.parent) * endSite.offset;
    }
    return m_pose;
}

} // namespace limber
