#pragma once

#include "body/figuretree.h"
#include "mapping/treealignment.h"

#include <vector>

namespace limber {

// A pair of joints that the shape of two skeletons speaks for.
struct StructurePair
{
    int source = NoJoint;
    int target = NoJoint;
    double likeness = 0.0; // 0 to 1
    bool isSure = false; // false where another branch would do as well, such as the other side of the body
};

struct StructureMatching
{
    std::vector<StructurePair> pairs;
    bool isSameBody = false; // many bones are of one length up to the scale
};

// Matches two skeletons by their shapes alone, beside what `claim` knows; none where the product of their joint counts
// is over 250,000. Names, order of joints, units, up axis and rest poses may be any.
[[nodiscard]] StructureMatching matchStructures(const FigureTree &source, const FigureTree &target,
                                                const TreeAlignment::Claim &claim);

} // namespace limber
