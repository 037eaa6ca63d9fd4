#pragma once

#include "contacts/legrecord.h"

#include <optional>
#include <span>

namespace limber {

// The plane on which feet stand.
struct FloorTilt
{
    glm::dvec3 normal{0.0}; // of length 1, pointing up
    glm::dvec3 point{0.0}; // the point about which the floor can be rotated to be level
};

// Fits a plane to ankles and toes while they stand, by least squares without outliers. Ankles and toes each have a
// height of their own above it. If feet stand only along a line, the plane is level across it. Returns nothing without
// contacts.
[[nodiscard]] std::optional<FloorTilt> floorTilt(std::span<const LegRecord> legs, const Contacts &contacts,
                                                 const glm::dvec3 &up, double ncmPerUnit);

} // namespace limber
