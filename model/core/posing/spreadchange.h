#pragma once

#include "base/progress.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "posing/changewindow.h"
#include "posing/heldnodes.h"
#include "posing/posechange.h"
#include "posing/posesolver.h"

#include <vector>

namespace limber {

// A change of one frame's pose that other frames are to take their part of.
struct SpreadChange
{
    PoseChange change;
    ChangeWindow window;
    std::vector<double> centreValues; // the whole frame in the middle of the window, as it was posed
    std::vector<HeldNode> held; // where they were, in every frame of the window
    SolverSettings solver; // how they are held
};

// Does it to the frames of the window; all others stay as they are to the last bit. `solver` is one of this clip as it
// was, and may be null where nothing is held. False if the progress stopped it.
[[nodiscard]] bool spreadChange(Clip &clip, const PositionRules &rules, const PoseSolver *solver, SpreadChange spread,
                                const Progress &progress = {});

// Over how many frames a held foot is let go.
[[nodiscard]] int holdingFadeFrames(const Motion &motion);

} // namespace limber
