#pragma once

#include "body/bodyroles.h"
#include "contacts/contacts.h"
#include "joining/cloudalignment.h"
#include "travel/travellingjoint.h"

#include <span>

namespace limber {

// The joint that is turned most between both ends of a cycle, relative to its parent; one that carries a figure is
// compared after the figure's move.
struct SeamWidth
{
    int joint = NoJoint; // NoJoint if nothing differs
    double degrees = 0.0;
};

// A cycle whose ends differ by more than this in a joint does not repeat itself there: closing it makes a new movement.
inline constexpr double wideSeamDegrees = 45.0;

// Returns that joint. `moves` are those of SeamSearch::ofFigures() for the figures.
[[nodiscard]] SeamWidth widestJoint(const Clip &clip, const PositionRules &rules, std::span<const FigureTravel> figures,
                                    std::span<const CloudAlignment> moves, const FrameInterval &cycle);

// Returns by how many degrees the figure that turns most does so in a cycle with these moves: positive to its left,
// also if it hangs head down.
[[nodiscard]] double turnDegreesOf(std::span<const CloudAlignment> moves, const Clip &clip, const PositionRules &rules,
                                   const BodyRoles &roles, Axis up);

} // namespace limber
