#pragma once

#include "body/bodymeasure.h"
#include "body/bodyroles.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <vector>

namespace limber {

class Vocabulary;

// A leg of a figure and the side of the body that it is on.
struct SidedLeg
{
    LegJoints joints; // of a front leg: upper arm, forearm, hand and the joint below it
    BodySide side = BodySide::Centre;
};

// The legs on which a figure of a clip stands: two, or four of an animal.
struct FigureLegs
{
    int top = NoJoint; // the joint below which the figure is; NoJoint for the only one of a clip
    BodyRoles roles; // of the figure
    std::vector<SidedLeg> legs; // those with a foot, left before right, front legs after the others
};

// Returns the legs that the roles name, without the front legs of animals.
[[nodiscard]] FigureLegs legsByRoles(BodyRoles roles);

// Returns the legs on which a figure with these roles stands in its clip; see goesOnFourFeet().
[[nodiscard]] FigureLegs legsOfFigure(const Clip &clip, const PositionRules &rules, BodyRoles roles, Axis up);

// Returns the legs of all figures of a clip; see rolesOfFigures() and goesOnFourFeet().
[[nodiscard]] std::vector<FigureLegs> legsOfFigures(const Clip &clip, const PositionRules &rules, Axis up,
                                                    const Vocabulary &vocabulary);

} // namespace limber
