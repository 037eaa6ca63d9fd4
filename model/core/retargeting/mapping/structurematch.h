#pragma once

#include "body/figuretree.h"
#include "mapping/treealignment.h"

#include <vector>

namespace limber {

// A pair of joints that the shape of two skeletons suggests.
struct StructurePair
{
    int source = NoJoint;
    int target = NoJoint;
    double likeness = 0.0; // 0 to 1
    bool isSure = false; // false if another branch fits as well, such as the other side of the body
};

struct StructureMatching
{
    std::vector<StructurePair> pairs;
    bool isSameBody = false; // true if many bones have the same length up to the scale
};

// Matches two skeletons by their shapes alone, apart from the pairs that `claim` knows. Returns no pairs if the product
// of their joint counts is over 250,000. Names, order of joints, units, up axes and rest poses have no effect.
[[nodiscard]] StructureMatching matchStructures(const FigureTree &source, const FigureTree &target,
                                                const TreeAlignment::Claim &claim);

} // namespace limber
