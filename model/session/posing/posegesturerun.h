#pragma once

#include "pose/positionrule.h"
#include "posing/changewindow.h"
#include "posing/heldnodes.h"
#include "posing/posechange.h"
#include "posing/posesolver.h"
#include "session/posing/posegesture.h"

#include <memory>
#include <vector>

namespace limber {

// The state of a gesture from the press to the release.
struct PoseGesture::Run
{
    Kind kind = Kind::Rotate;
    NodeId node;
    std::vector<int> joints; // changed by Rotate and Move, rising
    NodeId swungEnd; // the end of the limb that Swing changes
    std::vector<double> before; // the frame's values at the press
    std::vector<double> after; // the frame's present values
    Pose poseBefore;
    Pose pose;
    ChangeWindow window;
    PoseChange::Side side = PoseChange::Side::Local;
    std::vector<HeldNode> held;
    SolverSettings solverSettings;
    std::shared_ptr<const Clip> clip; // as shown, for the solver
    std::shared_ptr<const PoseSolver> solver; // of that clip
    Clip shown; // one frame, for the preview
    double missing = 0.0;

    [[nodiscard]] int frame() const { return window.centre(); }
    [[nodiscard]] const Skeleton &skeleton() const { return clip->skeleton; }
    PositionRules rules; // of the clip
};

} // namespace limber
