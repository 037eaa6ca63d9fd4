#pragma once

#include "base/message.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

namespace limber {

enum class UpAxisChoice { Auto, Y, Z, X };

// The choice of this axis.
[[nodiscard]] UpAxisChoice choiceOf(Axis axis);

// Which way is up in a clip's own coordinates, and why.
struct UpAxis
{
    Axis axis = Axis::Y; // away from the floor
    Message reason; // what in the clip decided it
};

// Y by convention; Z if more clues support it than Y: along which axis the figure is tallest in its
// motion and at rest, along which it keeps its height while it travels, and in a tie, along which more
// ends of chains (feet) are at one height.
[[nodiscard]] UpAxis decideUpAxis(const Clip &clip, const PositionRules &rules,
                                  UpAxisChoice choice = UpAxisChoice::Auto);

} // namespace limber
