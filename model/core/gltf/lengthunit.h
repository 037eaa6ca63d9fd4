#pragma once

#include "motion/skeleton.h"

#include <optional>
#include <span>
#include <string_view>

namespace limber {

// A unit of length that files of motion are in; the format itself has none.
struct LengthUnit
{
    std::string_view name; // as users write it: cm
    double metres = 0.01;
};

// mm, cm, dm, in, ft, m.
[[nodiscard]] std::span<const LengthUnit> lengthUnits();
// By its name; nothing for other words.
[[nodiscard]] std::optional<LengthUnit> lengthUnitNamed(std::string_view name);

// The unit in which the figure at rest is most nearly as tall as a grown-up: its longest side against 1.7 m, by the
// ratio of the two. cm for a figure without size.
[[nodiscard]] LengthUnit likelyLengthUnit(const Skeleton &skeleton);

} // namespace limber
