#pragma once

#include "body/bodyroles.h"
#include "body/figureshape.h"
#include "mapping/jointmapping.h"

#include <vector>

namespace limber {

// A joint of the target that takes its rotation from between two joints of the source.
struct SpreadJoint
{
    int joint = NoJoint; // of the target
    int from = NoJoint; // of the source
    int to = NoJoint;
    double fraction = 0.0; // 0: as `from`, 1: as `to`
};

// For spines and necks that have another number of joints in the source: each joint of the target between the first and
// the last that follow the source, by its position along the chain (fraction of the length). The ends keep their own
// joints.
[[nodiscard]] std::vector<SpreadJoint> spreadChains(const Skeleton &source, const FigureShape &sourceShape,
                                                    const BodyRoles &sourceRoles, const Skeleton &target,
                                                    const FigureShape &targetShape, const JointMapping &mapping);

} // namespace limber
