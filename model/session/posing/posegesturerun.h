#pragma once

#include "pose/positionrule.h"
#include "posing/changewindow.h"
#include "posing/heldnodes.h"
#include "posing/posechange.h"
#include "posing/posesolver.h"
#include "session/posing/posegesture.h"

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace limber {

// The state of a gesture from the press to the release, and what follows from it alone.
struct PoseGesture::Run
{
    // Returns whether the pose comes from elsewhere as a whole.
    [[nodiscard]] bool isPut() const { return kind == Kind::Paste || kind == Kind::MirrorSide; }
    // Finds the joints that the gesture changes, or returns why there are none.
    [[nodiscard]] QString findJoints();
    // Finds the nodes that stay where they are.
    void findHeld();
    [[nodiscard]] bool holdsFeet() const;
    // Returns whether feet are to be held that were not found yet.
    [[nodiscard]] bool awaitsFeet() const;
    [[nodiscard]] const PoseSolver &solver();
    // Restores the locked joints in these values of the frame.
    void keepLocked(std::span<double> values) const;
    // Changes these values of the frame so that the held nodes stay.
    void holdNodes(std::vector<double> &values);
    // Returns the pose at the press, changed so that the node reaches the goal while these nodes are held.
    [[nodiscard]] SolvedPose dragged(const PoseGoal &goal, std::span<const HeldNode> others,
                                     const SolverSettings &settings);

    [[nodiscard]] int frame() const { return window.centre(); }
    [[nodiscard]] const Skeleton &skeleton() const { return clip->skeleton; }
    // Returns the change in all frames to which it goes.
    [[nodiscard]] SpreadChange spread() const;
    [[nodiscard]] KeptPose toKeep() const;
    // Returns the name of the undo step: what was done, to which joint, and by how much.
    [[nodiscard]] QString stepText() const;

    Session *session = nullptr;
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
    std::shared_ptr<const PoseSolver> madeSolver; // of that clip; null until it is needed
    Clip shown; // one frame, for the preview
    double missing = 0.0;
    PositionRules rules; // of the clip
    std::shared_ptr<const void> watch; // of the foot contacts
    std::function<void()> repeat; // the last change, to be made again when feet are found
    bool isReleased = false; // but is not kept yet
};

} // namespace limber
