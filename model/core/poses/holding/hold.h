#pragma once

#include "base/progress.h"
#include "body/bodyroles.h"
#include "holding/holdspec.h"
#include "motion/clip.h"
#include "motion/frameinterval.h"
#include "pose/positionrule.h"
#include "tracks/rotationtrack.h"

#include <optional>

namespace limber {

// Why something cannot be held.
enum class HoldRefusal {
    None,
    MovesAlong, // the joint that should carry it moves with it
    NothingMoves, // no joint can bring it to its position
};
[[nodiscard]] HoldRefusal refusalOf(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, Axis up,
                                    const Hold &hold);

// What became of a hold.
struct HoldResult
{
    FrameInterval full; // the frames between the fades, in which it holds wholly
    // Some of these frames, and the worst of them.
    struct Missed
    {
        int frames = 0;
        double most = 0.0; // file units or degrees
        int frame = -1;

        void take(int where, double amount);
    };
    Missed outOfReach; // by how far the limb is too short
    Missed letGo; // the distance where it is let go, because it is mostly out of reach, so that nothing jumps
    Missed away; // the distance in the others, whose channels cannot express what it takes
    Missed turned; // the difference of the rotation
    RotationResidual unshown; // what channels cannot express
};

// Holds a node in the frames of a clip, by the inverse kinematics with which poses are dragged. Other joints and other
// frames keep their exact values. The hold rises and fades inside its frames. Where something would jump, a fade takes
// longer. Where the node cannot reach its place, its limb is stretched toward it; everywhere else it holds exactly.
// Only if it is out of reach in most of the frames, or no limb brings it there, it is let go gently around them. The
// hold must not be refused. Returns nothing if the progress stopped it; the clip then keeps all its values.
[[nodiscard]] std::optional<HoldResult> holdNode(Clip &clip, const PositionRules &rules, const BodyRoles &roles,
                                                 Axis up, const Hold &hold, const Progress &progress = {});

} // namespace limber
