#pragma once

#include "base/at.h"
#include "motion/channel.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <array>

namespace limber {

// A rotation by quarter turns that takes axes to axes, so that coordinates only change their positions and signs.
class AxisRotation
{
public:
    // Returns the rotation that takes one axis to another about the third; no rotation if they are the same.
    [[nodiscard]] static AxisRotation between(Axis from, Axis to);

    // Returns the half turn about an axis.
    [[nodiscard]] static AxisRotation halfTurn(Axis about);
    // Returns this rotation followed by another one.
    [[nodiscard]] AxisRotation then(const AxisRotation &next) const;

    // Returns the axis to which an axis is rotated, ignoring the sign.
    [[nodiscard]] Axis of(Axis axis) const { return at(m_to, axis); }
    // Returns whether it then points in the negative direction.
    [[nodiscard]] bool isNegative(Axis axis) const { return at(m_negative, axis); }
    // Rotates a vector without rounding.
    [[nodiscard]] glm::dvec3 of(const glm::dvec3 &vector) const;
    [[nodiscard]] glm::dmat3 matrix() const;

private:
    std::array<Axis, 3> m_to{Axis::X, Axis::Y, Axis::Z};
    std::array<bool, 3> m_negative{};
};

} // namespace limber
