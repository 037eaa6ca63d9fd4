#pragma once

#include "base/message.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/mat3x3.hpp>

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

// The rotation that takes an up axis to Y; a figure made by the conventions of its up axis looks along +Z then.
[[nodiscard]] glm::dmat3 yUpFrom(Axis up);
// The rotation that stands a figure of one up axis upright where another is up; exactly the identity for the same.
[[nodiscard]] glm::dmat3 rotationBetween(Axis from, Axis to);

} // namespace limber
