#pragma once

#include "motion/skeleton.h"

#include <glm/mat3x3.hpp>

#include <span>

namespace limber {

// The rotation of a joint against its parent in one frame: the rotations of its channels, multiplied in file order.
// `values` is the whole frame, degrees.
[[nodiscard]] glm::dmat3 localRotation(const Joint &joint, std::span<const double> values);

} // namespace limber
