#pragma once

#include "pose/positionrule.h"
#include "posing/changewindow.h"
#include "posing/heldnodes.h"
#include "posing/posechange.h"
#include "posing/posesolver.h"
#include "session/posing/posegesture.h"
#include "session/posing/symmetricdrag.h"

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
    // Returns the dragged node's partner on the other side; invalid without symmetry.
    [[nodiscard]] NodeId partner() const { return symmetry ? symmetry->partner() : NodeId(); }
    // Lets the joints of the same part of the body share twists of the dragged one, if it is the only one. Returns why
    // they cannot.
    [[nodiscard]] QString findSharing(const TwistSharing &choice);
    // Returns the frame's values after the dragged joint was rotated, with the twist about its bone shared.
    [[nodiscard]] std::vector<double> shareTwist(const glm::dmat3 &world, const glm::dvec3 &degrees);
    // Keeps what was done besides the shared twist, so that other frames can take a part of it.
    void noteRest(std::span<const double> values);
    // Does what changed in these values of the frame to the other side, too.
    void mirrorChange(std::vector<double> &values) const;
    // Finds the point before the joint at which it looks.
    void startLooking(const ToolChoices &choices);
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
    // Returns the values of a frame, changed so that the dragged nodes reach these goals while other nodes are held.
    [[nodiscard]] SolvedPose dragged(std::span<const double> values, std::span<const PoseGoal> goals,
                                     std::span<const HeldNode> others, const SolverSettings &settings);

    [[nodiscard]] int frame() const { return window.centre(); }
    [[nodiscard]] const Skeleton &skeleton() const { return clip->skeleton; }
    // Returns the change in all frames to which it goes.
    [[nodiscard]] SpreadChange spread() const;
    [[nodiscard]] KeptPose toKeep() const;
    // Returns the name of the undo step: what was done, to which joint, and by how much.
    [[nodiscard]] QString stepText() const;
    [[nodiscard]] QString ownStepText() const; // without the other side

    Session *session = nullptr;
    Kind kind = Kind::Rotate;
    NodeId node;
    std::vector<int> joints; // changed by Rotate and Move, rising
    std::vector<NodeId> swungEnds; // the ends of the limbs that Swing changes, that of the dragged one first
    std::optional<SymmetricDrag> symmetry; // if the other side does the same
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
    double heldMissing = 0.0;
    std::optional<Looking> looking; // for LookAt
    std::optional<Twisting> sharing; // for Rotate, if joints share a twist
    std::vector<double> twisted; // the frame's values after nothing but that
    glm::dvec3 lookStart{0.0}; // the point at which it looks at the press
    double missedDegrees = 0.0;
    PositionRules rules; // of the clip
    std::shared_ptr<const void> watch; // of the foot contacts
    std::function<void()> repeat; // the last change, to be made again when feet are found
    bool isReleased = false; // but is not kept yet
};

} // namespace limber
