#include "posing/copiedpose.h"

#include "base/at.h"
#include "body/bodymeasure.h"
#include "body/bodystructure.h"
#include "body/bonelengths.h"
#include "body/vocabulary.h"
#include "motion/jointsbyname.h"
#include "pose/jointangles.h"
#include "pose/localrotation.h"

#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <numeric>

namespace limber {

CopiedPose::CopiedPose(const Clip &clip, const PositionRules &rules, Axis up, int frame, std::vector<int> joints)
    : m_skeleton(clip.skeleton), m_joints(std::move(joints)), m_isWhole(m_joints.empty())
{
    const std::span<const double> values = clip.motion.frame(frame);
    m_values.assign(values.begin(), values.end());
    if (m_isWhole) {
        m_joints.resize(static_cast<std::size_t>(m_skeleton.jointCount()));
        std::iota(m_joints.begin(), m_joints.end(), 0);
    }
    const BodyRoles roles = bodyRoles(clip, rules, Vocabulary::builtIn());
    const double length = bodyLength(clip.skeleton, figureShape(clip, rules), roles);
    m_mirror = bestMirror(m_skeleton, usualTranslations(clip, rules), up, length);
}

bool CopiedPose::holds(int joint) const
{
    return std::ranges::binary_search(m_joints, joint);
}

std::vector<double> CopiedPose::into(const Skeleton &skeleton, std::span<const double> values) const
{
    std::vector<double> result(values.begin(), values.end());
    const JointsByName found(m_skeleton);
    for (int index = 0; index < skeleton.jointCount(); ++index) {
        const auto from = found.find(skeleton, NodeId::joint(index));
        if (!from || !holds(from->index))
            continue;
        const Joint &source = m_skeleton.joint(from->index);
        const Joint &target = skeleton.joint(index);
        const glm::dmat3 rotation = localRotation(source, m_values);
        if (target.hasRotations() && localRotation(target, values) != rotation) // else the numbers stay to the last bit
            AngleEditor(target).write(0, rotation, result);
        if (!m_isWhole || !target.isRoot())
            copyPositions(source, target, result);
    }
    return result;
}

void CopiedPose::copyPositions(const Joint &from, const Joint &to, std::vector<double> &values) const
{
    for (int i = 0; i < to.columnCount(); ++i) {
        const auto same = std::ranges::find(from.channels, at(to.channels, i));
        if (at(to.channels, i).isPosition() && same != from.channels.end())
            at(values, to.firstColumn + i) =
                at(m_values, from.firstColumn + static_cast<int>(same - from.channels.begin()));
    }
}

std::vector<double> CopiedPose::mirroredInto(const Skeleton &skeleton, std::span<const double> values) const
{
    std::vector<double> result(values.begin(), values.end());
    const JointsByName found(m_skeleton);
    for (int index = 0; index < skeleton.jointCount(); ++index) {
        const auto own = found.find(skeleton, NodeId::joint(index));
        const int from = own ? at(m_mirror.pairs.partner, own->index) : NoJoint;
        const Joint &target = skeleton.joint(index);
        if (from == NoJoint || !holds(from) || !target.hasRotations())
            continue;
        const glm::dquat rotation = glm::quat_cast(localRotation(m_skeleton.joint(from), m_values));
        AngleEditor(target).write(0, glm::mat3_cast(mirroredRotation(rotation, m_mirror.axis)), result);
    }
    return result;
}

} // namespace limber
