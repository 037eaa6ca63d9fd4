#pragma once

#include "body/bodyroles.h"
#include "body/figureshape.h"
#include "motion/clip.h"

#include <functional>
#include <vector>

namespace limber {

// Returns the topmost joints of the limbs that have no counterpart in the other figure: no joint in them has one, and
// the longest path from the joint above through the limb is at least `shortest`, in file units. A second figure in the
// file is such a limb, too; fingers are too short for one.
[[nodiscard]] std::vector<int> loneLimbs(const Skeleton &skeleton, const FigureShape &shape,
                                         const std::function<bool(int)> &hasCounterpart, double shortest);

// Moving joints of short limbs without a counterpart, such as the fingers of a hand, that are below one joint.
struct LostJoints
{
    int top = NoJoint; // the joint above them: the hand of fingers, the foot of toes; for a root the joint itself
    int count = 0; // how many of them move
};

// Returns where joints of the clip move and have no counterpart, nor any joint below them, apart from those in `limbs`.
// A joint that turns nothing does not count, nor does one in a chain whose bend is spread: its end has a counterpart.
[[nodiscard]] std::vector<LostJoints> lostJoints(const Clip &clip, const FigureShape &shape, const BodyRoles &roles,
                                                 const std::function<bool(int)> &hasCounterpart,
                                                 const std::vector<int> &limbs);

// Returns whether the limb moves: a rotation of its joints changes by more than a degree in the clip.
[[nodiscard]] bool limbMoves(const Clip &clip, int limb);

} // namespace limber
