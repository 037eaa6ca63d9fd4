#pragma once

#include "body/figureshape.h"
#include "mapping/jointmapping.h"

namespace limber {

// Turns matches by shape into questions if two branches of a joint would fit better the other way round while the rest
// poses of the figures are otherwise the same: left and right of a face have the same lengths everywhere.
void questionSwappedBranches(const Skeleton &source, const FigureShape &sourceShape, const Skeleton &target,
                             const FigureShape &targetShape, JointMapping &mapping);

} // namespace limber
