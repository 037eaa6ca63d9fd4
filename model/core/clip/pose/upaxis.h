#pragma once

#include "base/message.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

namespace limber {

enum class UpAxisChoice { Auto, Y, Z, X };

// Returns the choice of this axis.
[[nodiscard]] UpAxisChoice choiceOf(Axis axis);

// Which axis is up in a clip's own coordinates, with the reason.
struct UpAxis
{
    Axis axis = Axis::Y; // away from the floor
    Message reason; // what in the clip decided it
    bool isNegative = false; // whether the figure hangs head down, so that the negative axis is up in it
};

// Returns the direction away from the floor in the clip's own coordinates, of length 1: against the axis if the figure
// hangs head down.
[[nodiscard]] glm::dvec3 directionOf(const UpAxis &up);

// Decides between Y and Z by the shape of the figure alone: Y by convention, or Z if more clues support it than Y. The
// clues are: along which axis the figure is tallest in its motion and at rest, along which axis it keeps its height
// while it travels, and in a tie, along which axis more ends of chains (feet) are at one height. It is the part of
// decideUpAxis() that needs no body.
[[nodiscard]] UpAxis upAxisByShape(const Clip &clip, const PositionRules &rules);

// Returns the rotation that takes an up axis to Y; a figure made by the conventions of its up axis then looks along +Z.
[[nodiscard]] glm::dmat3 yUpFrom(Axis up);
// Returns the rotation that stands a figure with the up axis `from` upright where `to` is up; exactly the identity if
// both are the same.
[[nodiscard]] glm::dmat3 rotationBetween(Axis from, Axis to);

} // namespace limber
