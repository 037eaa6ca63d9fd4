#pragma once

#include "body/bodyroles.h"
#include "joining/seamsearch.h"
#include "motion/frameinterval.h"

#include <vector>

namespace limber {

// The joint of a figure that is turned most between both ends of a cycle, relative to its parent; the one that carries
// the figure is compared after the figure's move.
struct SeamWidth
{
    int joint = NoJoint; // NoJoint if nothing differs
    int mover = NoJoint; // the joint that carries the figure
    double degrees = 0.0;

    // Closing a cycle whose ends differ by more than this makes a new movement. Limber makes such a loop only of frames
    // that the user sets, with a warning.
    static constexpr double hiddenDegrees = 45.0;
    [[nodiscard]] bool isHidden() const { return degrees <= hiddenDegrees; } // by the fade
};

// Returns that joint of each figure, in the order of SeamSearch::figures().
[[nodiscard]] std::vector<SeamWidth> seamWidths(const Clip &clip, const PositionRules &rules, const SeamSearch &search,
                                                const FrameInterval &cycle);
// Returns that of the figure that fits worst.
[[nodiscard]] SeamWidth widestSeam(const Clip &clip, const PositionRules &rules, const SeamSearch &search,
                                   const FrameInterval &cycle);

// Returns by how many degrees the figure that turns most does so in a cycle, with all its whole turns: positive to its
// left, also if it hangs head down.
[[nodiscard]] double turnDegreesOf(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, Axis up,
                                   const SeamSearch &search, const FrameInterval &cycle);

} // namespace limber
