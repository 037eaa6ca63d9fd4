#pragma once

#include "motion/skeleton.h"

#include <glm/mat3x3.hpp>

#include <span>

namespace limber {

// Returns the rotation of a joint relative to its parent in one frame: the rotations of its channels, multiplied in
// file order. `values` is the whole frame, with rotations in degrees.
[[nodiscard]] glm::dmat3 localRotation(const Joint &joint, std::span<const double> values);

} // namespace limber
