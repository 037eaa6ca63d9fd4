#pragma once

#include "motion/clip.h"

#include <string_view>

namespace limber::test {

// A clip that all readers interpret in the same way: one root with positions that replace an OFFSET of zero, three
// rotations for each joint, an end site on every chain, and unique names. `order` names the axes of the rotations:
// "ZXY".
[[nodiscard]] Clip commonClip(std::string_view order);

} // namespace limber::test
