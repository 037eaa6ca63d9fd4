#pragma once

#include "body/bodyroles.h"
#include "body/figureshape.h"
#include "mapping/jointmapping.h"

#include <vector>

namespace limber {

// A joint of the target whose rotation lies between those of two joints of the source.
struct SpreadJoint
{
    int joint = NoJoint; // of the target
    int from = NoJoint; // of the source
    int to = NoJoint;
    double fraction = 0.0; // 0 for that of `from`, 1 for that of `to`
};

// For spines and necks with another number of joints in the source: returns each joint of the target between the first
// and the last that follow the source, with its position along the chain (a fraction of the length). The ends keep
// their own joints.
[[nodiscard]] std::vector<SpreadJoint> spreadChains(const Skeleton &source, const FigureShape &sourceShape,
                                                    const BodyRoles &sourceRoles, const Skeleton &target,
                                                    const FigureShape &targetShape, const JointMapping &mapping);

} // namespace limber
