#include "pose/jointangles.h"

#include "geometry/geometry.h"
#include "pose/pose.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>
#include <functional>

namespace limber {

namespace {

constexpr int mostRounds = 20;
constexpr double settledDegrees = 1e-10;

// Returns the angle about an axis, in degrees, that comes nearest to a rotation and is close to an earlier angle.
double nearestAngle(Axis axis, const glm::dmat3 &rotation, double near)
{
    const glm::dquat q = glm::quat_cast(rotation);
    const double along = axis == Axis::X ? q.x : axis == Axis::Y ? q.y : q.z;
    const double angle = 2.0 * std::atan2(along, q.w) * degreesPerRadian;
    return angle + 360.0 * std::round((near - angle) / 360.0);
}

glm::dmat3 product(std::span<const Axis> axes, std::span<const double> angles, std::size_t first, std::size_t end)
{
    glm::dmat3 result(1.0);
    for (std::size_t i = first; i < end; ++i)
        result = result * rotationAbout(axes[i], angles[i]);
    return result;
}

} // namespace

JointAngles::JointAngles(const Joint &joint)
{
    for (const Channel channel : joint.channels) {
        if (channel.isRotation())
            m_axes.push_back(channel.axis);
    }
    if (m_axes.size() == 3 && m_axes[0] != m_axes[1] && m_axes[1] != m_axes[2] && m_axes[0] != m_axes[2])
        m_order = RotationOrder{m_axes[0], m_axes[1], m_axes[2]};
}

glm::dmat3 JointAngles::rotation(std::span<const double> angles) const
{
    return product(m_axes, angles, 0, m_axes.size());
}

glm::dmat3 JointAngles::fit(const glm::dmat3 &rotation, std::span<double> angles) const
{
    if (m_order) {
        const glm::dvec3 exact = eulerAngles(rotation, *m_order, {angles[0], angles[1], angles[2]});
        std::copy_n(&exact[0], 3, angles.begin());
        return rotation;
    }
    // Each angle in turn becomes the best one for what the other angles leave over.
    const std::size_t count = m_axes.size();
    for (int round = 0; round < mostRounds; ++round) {
        double change = 0.0;
        for (std::size_t i = 0; i < count; ++i) {
            const glm::dmat3 left = glm::transpose(product(m_axes, angles, 0, i)) * rotation *
                                    glm::transpose(product(m_axes, angles, i + 1, count));
            const double angle = nearestAngle(m_axes[i], left, angles[i]);
            change = std::max(change, std::abs(angle - angles[i]));
            angles[i] = angle;
        }
        if (change < settledDegrees || count < 2)
            break;
    }
    return this->rotation(angles);
}

AngleEditor::AngleEditor(const Joint &joint) : m_angles(joint), m_change(m_angles.count())
{
    for (int i = 0; i < joint.columnCount(); ++i) {
        if (joint.channels[static_cast<std::size_t>(i)].isRotation())
            m_columns.push_back(static_cast<std::size_t>(joint.firstColumn + i));
    }
}

glm::dmat3 AngleEditor::rotation(std::span<const double> values) const
{
    return m_angles.rotation(anglesIn(values));
}

glm::dmat3 AngleEditor::write(int frame, const glm::dmat3 &rotation, std::span<double> values)
{
    const std::vector<double> old = anglesIn(values);
    if (frame != m_lastFrame + 1)
        std::ranges::fill(m_change, 0.0);
    m_lastFrame = frame;
    std::vector<double> angles = old;
    std::ranges::transform(old, m_change, angles.begin(), std::plus());
    const glm::dmat3 shown = m_angles.fit(rotation, angles);
    std::ranges::transform(angles, old, m_change.begin(), std::minus());
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        values[m_columns[i]] = angles[i];
    return shown;
}

std::vector<double> AngleEditor::anglesIn(std::span<const double> values) const
{
    std::vector<double> angles;
    angles.reserve(m_columns.size());
    for (const std::size_t column : m_columns)
        angles.push_back(values[column]);
    return angles;
}

} // namespace limber
