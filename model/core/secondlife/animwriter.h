#pragma once

#include "secondlife/animfile.h"

#include <cstddef>
#include <string>

namespace limber {

// The bytes of an animation, version 1.0. Names end at their first NUL, if they have one.
[[nodiscard]] std::string animBytes(const AnimFile &file);

// How many bytes these are, without writing them.
[[nodiscard]] std::size_t animSize(const AnimFile &file);

// The 86 bytes of a constraint by itself.
[[nodiscard]] std::string animConstraintBytes(const AnimConstraint &constraint);

} // namespace limber
