#pragma once

#include "mannequin/figureanatomy.h"

namespace limber {

// How wide a figure is, in file units.
struct Proportions
{
    double halfHips = 0.0; // from the middle to a hip joint
    double halfShoulders = 0.0; // from the middle to a shoulder joint
    double depth = 1.0; // of the trunk, as a share of the usual depth
};

[[nodiscard]] Proportions proportionsOf(const FigureAnatomy &figure);

} // namespace limber
