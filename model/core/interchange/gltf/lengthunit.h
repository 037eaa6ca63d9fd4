#pragma once

#include "motion/skeleton.h"

#include <optional>
#include <span>
#include <string_view>

namespace limber {

// A unit of length of motion files; the BVH format itself has none.
struct LengthUnit
{
    std::string_view name; // as users write it: cm
    double metres = 0.01;
};

// Returns mm, cm, dm, in, ft and m.
[[nodiscard]] std::span<const LengthUnit> lengthUnits();
// Returns the unit with this name, or nothing for other words.
[[nodiscard]] std::optional<LengthUnit> lengthUnitNamed(std::string_view name);

// Returns the unit in which the figure at rest is closest to the height of an adult: it compares its longest side with
// 1.7 m by the ratio of the two. Returns cm for a figure without size.
[[nodiscard]] LengthUnit likelyLengthUnit(const Skeleton &skeleton);

} // namespace limber
