#include "retarget/posewriting.h"

#include "retarget/geometry.h"

#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr int mostRounds = 20;
constexpr double settledDegrees = 1e-10;
constexpr double noResidualDegrees = 1e-6;

std::vector<Axis> rotationAxes(const Joint &joint)
{
    std::vector<Axis> axes;
    for (const Channel channel : joint.channels) {
        if (channel.isRotation())
            axes.push_back(channel.axis);
    }
    return axes;
}

// The angle about an axis that comes nearest to a rotation, near to an earlier one; degrees.
double nearestAngle(Axis axis, const glm::dmat3 &rotation, double near)
{
    const glm::dquat q = glm::quat_cast(rotation);
    const double along = axis == Axis::X ? q.x : axis == Axis::Y ? q.y : q.z;
    const double angle = 2.0 * std::atan2(along, q.w) * degreesPerRadian;
    return angle + 360.0 * std::round((near - angle) / 360.0);
}

glm::dmat3 product(const std::vector<Axis> &axes, const std::vector<double> &angles, std::size_t first, std::size_t end)
{
    glm::dmat3 result(1.0);
    for (std::size_t i = first; i < end; ++i)
        result = result * rotationAbout(axes[i], angles[i]);
    return result;
}

} // namespace

PoseWriter::PoseWriter(const Skeleton &skeleton, const PositionRules &rules)
    : m_skeleton(skeleton), m_rules(rules), m_plans(static_cast<std::size_t>(skeleton.jointCount())),
      m_shown(m_plans.size())
{
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        Plan &plan = m_plans[static_cast<std::size_t>(joint)];
        plan.axes = rotationAxes(skeleton.joint(joint));
        plan.angles.assign(plan.axes.size(), 0.0);
        const std::vector<Axis> &axes = plan.axes;
        if (axes.size() == 3 && axes[0] != axes[1] && axes[1] != axes[2] && axes[0] != axes[2])
            plan.order = RotationOrder{axes[0], axes[1], axes[2]};
        m_exact = m_exact && plan.order;
    }
}

// One angle after the other is made the best for what the others leave, starting from the frame before.
glm::dmat3 PoseWriter::fit(Plan &plan, const glm::dmat3 &rotation) const
{
    const std::size_t count = plan.axes.size();
    for (int round = 0; round < mostRounds; ++round) {
        double change = 0.0;
        for (std::size_t i = 0; i < count; ++i) {
            const glm::dmat3 left = glm::transpose(product(plan.axes, plan.angles, 0, i)) * rotation *
                                    glm::transpose(product(plan.axes, plan.angles, i + 1, count));
            const double angle = nearestAngle(plan.axes[i], left, plan.angles[i]);
            change = std::max(change, std::abs(angle - plan.angles[i]));
            plan.angles[i] = angle;
        }
        if (change < settledDegrees || count < 2)
            break;
    }
    const glm::dmat3 shown = product(plan.axes, plan.angles, 0, count);
    const double residual = angleOf(glm::transpose(shown) * rotation) * degreesPerRadian;
    plan.residual = std::max(plan.residual, residual > noResidualDegrees ? residual : 0.0);
    return shown;
}

void PoseWriter::write(const Pose &pose, std::span<const glm::dvec3> translations, std::span<double> values)
{
    const std::vector<glm::dmat3> &parents = m_exact ? pose.worldFromJoint : m_shown;
    for (int index = 0; index < m_skeleton.jointCount(); ++index) {
        const auto i = static_cast<std::size_t>(index);
        const Joint &joint = m_skeleton.joint(index);
        Plan &plan = m_plans[i];
        const glm::dmat3 above = joint.isRoot() ? glm::dmat3(1.0) : parents[static_cast<std::size_t>(joint.parent)];
        const glm::dmat3 local = glm::transpose(above) * pose.worldFromJoint[i];
        if (plan.order)
            plan.near = eulerAngles(local, *plan.order, plan.near);
        if (!m_exact)
            m_shown[i] = plan.order ? pose.worldFromJoint[i] : above * fit(plan, local);
        const bool adds = m_rules.of(joint) == PositionRule::Add;
        int rotations = 0;
        for (int column = 0; column < joint.columnCount(); ++column) {
            const Channel channel = joint.channels[static_cast<std::size_t>(column)];
            double &value = values[static_cast<std::size_t>(joint.firstColumn + column)];
            const int axis = channel.axisIndex();
            if (channel.isPosition())
                value = translations[i][axis] - (adds ? joint.offset[axis] : 0.0);
            else if (plan.order)
                value = plan.near[rotations++];
            else
                value = plan.angles[static_cast<std::size_t>(rotations++)];
        }
    }
}

} // namespace limber
