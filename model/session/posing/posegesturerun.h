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

// All that is known from the press to the release.
struct PoseGesture::Run
{
    Kind kind = Kind::Rotate;
    NodeId node;
    std::vector<int> joints; // that Rotate and Move change, rising
    NodeId swungEnd; // of the limb that Swing changes
    std::vector<double> before; // the frame at the press
    std::vector<double> after; // and as it is now
    Pose poseBefore;
    Pose pose;
    ChangeWindow window;
    PoseChange::Side side = PoseChange::Side::Local;
    std::vector<HeldNode> held;
    SolverSettings solverSettings;
    std::shared_ptr<const Clip> clip; // as it is shown, for the solver
    std::shared_ptr<const PoseSolver> solver; // of that clip
    Clip shown; // one frame, for the preview
    double missing = 0.0;

    [[nodiscard]] int frame() const { return window.centre(); }
    [[nodiscard]] const Skeleton &skeleton() const { return clip->skeleton; }
    PositionRules rules; // of the clip
};

} // namespace limber
