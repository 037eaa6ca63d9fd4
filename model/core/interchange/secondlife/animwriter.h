#pragma once

#include "secondlife/animfile.h"

#include <cstddef>
#include <string>

namespace limber {

// Returns the bytes of an animation, version 1.0. Names end at their first NUL, if they have one.
[[nodiscard]] std::string animBytes(const AnimFile &file);

// Returns the number of these bytes without writing them.
[[nodiscard]] std::size_t animSize(const AnimFile &file);

// Returns the 86 bytes of a single constraint.
[[nodiscard]] std::string animConstraintBytes(const AnimConstraint &constraint);

} // namespace limber
