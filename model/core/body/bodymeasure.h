#pragma once

#include "body/bodyroles.h"
#include "body/figureshape.h"

namespace limber {

// One leg by its joints; NoJoint for what the skeleton lacks.
struct LegJoints
{
    int thigh = NoJoint;
    int shin = NoJoint;
    int foot = NoJoint;
    int toe = NoJoint;

    [[nodiscard]] bool isWhole() const { return thigh != NoJoint && shin != NoJoint && foot != NoJoint; }
};

[[nodiscard]] LegJoints legJoints(const BodyRoles &roles, BodySide side);

// The length of the bones from an ancestor down to a joint, file units; 0 if it is no ancestor.
[[nodiscard]] double pathLength(const Skeleton &skeleton, const FigureShape &shape, int ancestor, int joint);

// Thigh and shin of both legs together along the bones; 0 without a whole leg.
[[nodiscard]] double legsLength(const Skeleton &skeleton, const FigureShape &shape, const LegJoints &left,
                                const LegJoints &right);

// The length by which skeletons of any units are compared: the longer path from the pelvis to a toe plus that to the
// head, along the bones; without legs or head the longest path through the tree. One 170th of it is a
// normalised centimetre.
inline constexpr double ncmOfBody = 170.0;
[[nodiscard]] double bodyLength(const Skeleton &skeleton, const FigureShape &shape, const BodyRoles &roles);

} // namespace limber
