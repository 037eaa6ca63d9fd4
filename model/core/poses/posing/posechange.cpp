#include "posing/posechange.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "pose/localrotation.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

#include <algorithm>

namespace limber {

PoseChange::PoseChange(const Skeleton &skeleton, std::span<const double> before, std::span<const double> after,
                       Side side)
    : m_side(side)
{
    for (int joint = 0; joint < skeleton.jointCount(); ++joint)
        addJoint(skeleton.joint(joint), joint, before, after);
    std::ranges::sort(m_columns);
}

void PoseChange::addJoint(const Joint &joint, int index, std::span<const double> before, std::span<const double> after)
{
    std::vector<std::pair<int, double>> displacements;
    bool isRotated = false;
    for (int i = 0; i < joint.columnCount(); ++i) {
        const int column = joint.firstColumn + i;
        const bool isRotation = at(joint.channels, i).isRotation();
        if (at(before, column) != at(after, column)) {
            isRotated |= isRotation;
            if (!isRotation)
                displacements.emplace_back(column, at(after, column) - at(before, column));
        }
    }
    if (!isRotated && displacements.empty())
        return;
    const glm::dquat from = glm::quat_cast(localRotation(joint, before));
    const glm::dquat to = glm::quat_cast(localRotation(joint, after));
    const glm::dquat change = m_side == Side::Local ? glm::conjugate(from) * to : to * glm::conjugate(from);
    for (int i = 0; i < joint.columnCount() && isRotated; ++i) {
        if (at(joint.channels, i).isRotation())
            m_columns.push_back(joint.firstColumn + i);
    }
    for (const auto &[column, by] : displacements)
        m_columns.push_back(column);
    const glm::dvec3 vector = isRotated ? rotationVector(change) : glm::dvec3(0.0);
    m_joints.push_back({index, vector, std::move(displacements), AngleEditor(joint)});
}

int PoseChange::mostRotatedJoint() const
{
    const auto most = std::ranges::max_element(
        m_joints, {}, [](const JointChange &change) { return glm::dot(change.rotation, change.rotation); });
    return most == m_joints.end() || most->rotation == glm::dvec3(0.0) ? NoJoint : most->joint;
}

double PoseChange::mostDegrees() const
{
    double most = 0.0;
    for (const JointChange &change : m_joints)
        most = std::max(most, glm::length(change.rotation));
    return most * degreesPerRadian;
}

void PoseChange::apply(int frame, double weight, std::span<double> values)
{
    for (JointChange &change : m_joints) {
        for (const auto &[column, by] : change.displacements)
            at(values, column) += weight * by;
        if (change.rotation == glm::dvec3(0.0))
            continue;
        const glm::dmat3 part = glm::mat3_cast(rotationFromVector(weight * change.rotation));
        const glm::dmat3 old = change.angles.rotation(values);
        change.angles.write(frame, m_side == Side::Local ? old * part : part * old, values);
    }
}

} // namespace limber
