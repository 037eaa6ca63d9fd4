#pragma once

#include "body/figureshape.h"
#include "mapping/jointmapping.h"

namespace limber {

// Makes questions of matches by shape if two branches of a joint would fit better the other way round, in figures
// whose rest poses are the same otherwise: left and right of a face are alike in every length.
void questionSwappedBranches(const Skeleton &source, const FigureShape &sourceShape, const Skeleton &target,
                             const FigureShape &targetShape, JointMapping &mapping);

} // namespace limber
