#pragma once

#include "mannequin/solidmesh.h"

#include <vector>

namespace limber {

// A ring of a body at any place along it, from some rings by growing y: their sizes change smoothly in between and do
// not overshoot.
[[nodiscard]] Ring ringAt(const std::vector<Ring> &rings, double y);

// Where one bone of a sleeve lies on the way along it.
struct SleeveJoint
{
    double begin = 0.0; // where the bone begins; it may lie before the cut
    double cut = 0.0; // where its part begins; that of the first bone begins with the sleeve
    double bend = 0.0; // how far before and after the cut the sleeve bends
};

// Makes bends as long as asked for, but no two of them overlap or reach beyond the ends.
void limitBends(std::vector<SleeveJoint> &joints, double first, double last);

// Returns where a sleeve needs rings: at both ends, at cuts and in bends, and no further apart than `widest`.
[[nodiscard]] std::vector<double> waysOver(const std::vector<SleeveJoint> &joints, double first, double last,
                                           double widest);

} // namespace limber
