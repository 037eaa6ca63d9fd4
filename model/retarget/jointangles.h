#pragma once

#include "motion/eulerangles.h"
#include "motion/skeleton.h"

#include <glm/mat3x3.hpp>

#include <optional>
#include <span>
#include <vector>

namespace limber {

// Turns rotations into the angles of a joint's rotation channels.
class JointAngles
{
public:
    explicit JointAngles(const Joint &joint);

    // True if the channels can show every rotation: there are three, about different axes.
    [[nodiscard]] bool isComplete() const { return m_order.has_value(); }
    [[nodiscard]] std::size_t count() const { return m_axes.size(); }

    // The angles in degrees, in channel order, that give the rotation and lie nearest to those that `angles` holds;
    // where the channels cannot show it, that come nearest to it. Answers what the angles give.
    glm::dmat3 fit(const glm::dmat3 &rotation, std::span<double> angles) const;

    // The rotation that angles in channel order give.
    [[nodiscard]] glm::dmat3 rotation(std::span<const double> angles) const;

private:
    std::vector<Axis> m_axes; // of the rotation channels in file order
    std::optional<RotationOrder> m_order; // three different axes
};

// The values of the joint's rotation channels in a frame, and back.
[[nodiscard]] std::vector<double> anglesIn(const Joint &joint, std::span<const double> values);
void setAngles(const Joint &joint, std::span<const double> angles, std::span<double> values);

} // namespace limber
