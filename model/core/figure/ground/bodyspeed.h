#pragma once

#include "contacts/legrecord.h"
#include "ground/standingpoints.h"

#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// Returns where the body is in each frame, by the middle of its hips, in ncm; nothing if that is unknown.
[[nodiscard]] std::vector<glm::dvec3> placesOfBody(std::span<const LegRecord> legs, double ncmPerUnit);

// Returns how fast the body moves over the floor in each frame, in ncm per second; nothing without places. `up` must
// have length 1.
[[nodiscard]] std::vector<double> bodySpeedsOver(const FloorSpeeds &floor, const std::vector<glm::dvec3> &places,
                                                 const glm::dvec3 &up, double frameTimeSeconds);

} // namespace limber
