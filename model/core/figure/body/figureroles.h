#pragma once

#include "body/bodyroles.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <vector>

namespace limber {

class Vocabulary;

// One figure of a clip, such as one of two actors, and which part of its body each joint is.
struct FigureRoles
{
    // The joint below which all of it is: its root, or hips that share a root with others; NoJoint for the only figure.
    int top = NoJoint;
    BodyRoles roles; // of all joints of the clip; None for those of other figures
};

// A figure that was taken out of its clip: its joints are numbered from its top.
struct FigureAlone
{
    Clip clip; // without text; it has at most 256 of the frames, which are enough to see the shape of a body
    PositionRules rules; // its top is a root now, but its numbers mean what they meant
};

// Returns a joint and all joints below it as a clip of its own.
[[nodiscard]] FigureAlone figureAlone(const Clip &clip, const PositionRules &rules, int top);

// Returns the roles of each figure, in file order. A clip has several figures if several roots, or several joints below
// one joint, have each a whole body: both legs by their names, or two pairs of limbs by their shape. Each of them is
// then read by itself, as if it were alone in its file. Every other clip has one figure, whose roles are those of
// bodyRoles(); a clip without joints has none.
[[nodiscard]] std::vector<FigureRoles> rolesOfFigures(const Clip &clip, const PositionRules &rules,
                                                      const Vocabulary &vocabulary);

} // namespace limber
