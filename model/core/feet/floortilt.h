#pragma once

#include "contacts/legrecord.h"

#include <optional>
#include <span>

namespace limber {

// The plane on which feet stand.
struct FloorTilt
{
    glm::dvec3 normal{0.0}; // of length 1, upwards
    glm::dvec3 point{0.0}; // around which it is level after a rotation
};

// Fits a plane to ankles and toes while they stand, in least squares without outliers. Ankles and toes have heights of
// their own above it. Where feet stand on a line, the plane is level across it. Nothing without contacts.
[[nodiscard]] std::optional<FloorTilt> floorTilt(std::span<const LegRecord> legs, const Contacts &contacts,
                                                 const glm::dvec3 &up, double ncmPerUnit);

} // namespace limber
