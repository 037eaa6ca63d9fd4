#pragma once

#include "body/bodyroles.h"
#include "body/figureshape.h"

namespace limber {

// The joints of one leg; NoJoint for joints that the skeleton lacks.
struct LegJoints
{
    int thigh = NoJoint;
    int shin = NoJoint;
    int foot = NoJoint;
    int toe = NoJoint;

    [[nodiscard]] bool isWhole() const { return thigh != NoJoint && shin != NoJoint && foot != NoJoint; }
};

[[nodiscard]] LegJoints legJoints(const BodyRoles &roles, BodySide side);
// Returns the joints of an arm as those of a leg: upper arm, forearm and hand, without a toe.
[[nodiscard]] LegJoints armJoints(const BodyRoles &roles, BodySide side);

// Returns the length of the bones from an ancestor down to a joint, in file units; 0 if `ancestor` is not above the
// joint.
[[nodiscard]] double pathLength(const Skeleton &skeleton, const FigureShape &shape, int ancestor, int joint);

// Returns the length of thigh and shin of both legs together along the bones; 0 without a whole leg.
[[nodiscard]] double legsLength(const Skeleton &skeleton, const FigureShape &shape, const LegJoints &left,
                                const LegJoints &right);

// Returns the top of the head: a joint, or an end site of the head; invalid if the figure has none.
[[nodiscard]] NodeId topOfHead(const Skeleton &skeleton, const BodyRoles &roles);

// The length by which skeletons with any units are compared: the longer path from the pelvis to a toe plus the path to
// the head, along the bones, or to the neck of a body without a head; legs alone are two thirds of it. Without legs it
// is the longest path through the tree. One 170th of it is a normalised centimetre.
inline constexpr double ncmOfBody = 170.0;
[[nodiscard]] double bodyLength(const Skeleton &skeleton, const FigureShape &shape, const BodyRoles &roles);
// Returns the length of one of several figures: of all below the joint `top`, or of all joints for NoJoint.
[[nodiscard]] double bodyLength(const Skeleton &skeleton, const FigureShape &shape, const BodyRoles &roles, int top);

} // namespace limber
