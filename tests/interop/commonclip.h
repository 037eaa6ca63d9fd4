#pragma once

#include "motion/clip.h"

#include <string_view>

namespace limber::test {

// A clip that all readers agree on: one root with positions that replace an OFFSET of zero, three rotations a joint, an
// end site on every chain, names that differ. `order` names the axes of the rotations: "ZXY".
[[nodiscard]] Clip commonClip(std::string_view order);

} // namespace limber::test
