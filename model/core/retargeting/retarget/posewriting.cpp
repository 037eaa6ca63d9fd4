#include "retarget/posewriting.h"

#include "base/at.h"
#include "geometry/geometry.h"

#include <glm/matrix.hpp>

#include <algorithm>

namespace limber {

namespace {

constexpr double noResidualDegrees = 1e-3; // less than the digits of most files show

} // namespace

PoseWriter::PoseWriter(const Skeleton &skeleton, const PositionRules &rules)
    : m_skeleton(skeleton), m_rules(rules), m_shown(static_cast<std::size_t>(skeleton.jointCount()))
{
    for (const Joint &joint : skeleton.joints()) {
        m_plans.emplace_back(joint);
        m_exact = m_exact && m_plans.back().joint.isComplete();
    }
}

void PoseWriter::rotate(Plan &plan, const glm::dmat3 &rotation, const glm::dmat3 &above, glm::dmat3 &shown) const
{
    const glm::dmat3 local = glm::transpose(above) * rotation;
    const glm::dmat3 fitted = plan.joint.fit(local, plan.angles);
    if (m_exact)
        return;
    shown = plan.joint.isComplete() ? rotation : above * fitted;
    if (plan.joint.isComplete())
        return;
    const double residual = angleOf(glm::transpose(fitted) * local) * degreesPerRadian;
    plan.residual = std::max(plan.residual, residual > noResidualDegrees ? residual : 0.0);
}

void PoseWriter::write(const Pose &pose, std::span<const glm::dvec3> translations, std::span<double> values)
{
    const std::vector<glm::dmat3> &parents = m_exact ? pose.worldFromJoint : m_shown;
    for (int index = 0; index < m_skeleton.jointCount(); ++index) {
        const auto i = static_cast<std::size_t>(index);
        const Joint &joint = m_skeleton.joint(index);
        Plan &plan = m_plans[i];
        const glm::dmat3 above = joint.isRoot() ? glm::dmat3(1.0) : at(parents, joint.parent);
        rotate(plan, pose.worldFromJoint[i], above, m_shown[i]);
        const bool adds = m_rules.of(joint) == PositionRule::Add;
        std::size_t rotations = 0;
        for (int column = 0; column < joint.columnCount(); ++column) {
            const Channel channel = at(joint.channels, column);
            double &value = at(values, joint.firstColumn + column);
            const int axis = channel.axisIndex();
            if (channel.isPosition())
                value = translations[i][axis] - (adds ? joint.offset[axis] : 0.0);
            else
                value = plan.angles[rotations++];
        }
    }
}

} // namespace limber
