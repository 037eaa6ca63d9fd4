#pragma once

#include "base/progress.h"
#include "body/bodyroles.h"
#include "looking/lookat.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "posing/changewindow.h"
#include "posing/heldnodes.h"
#include "posing/posechange.h"
#include "posing/posesolver.h"
#include "twisting/twistshares.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace limber {

// A joint that looks at something in every frame of a change.
struct Looking
{
    LookAt look;
    LookingBody body;
};

// A twist that joints share in every frame of a change.
struct Twisting
{
    std::vector<int> chain; // see TwistSpread
    TwistShares shares = TwistShares::Even;
    BodyRoles roles;
    double degrees = 0.0;
    PoseChange rest; // what is done after the twist
};

// A change of one frame's pose of which other frames should take a part.
struct SpreadChange
{
    PoseChange change;
    ChangeWindow window;
    std::vector<double> centreValues; // the whole frame in the middle of the window, in its new pose
    std::vector<HeldNode> held; // nodes that are held, in every frame of the window
    SolverSettings solver; // how they are held
    // If a joint looks at something, each frame turns it there by its weight instead of taking a part of the change.
    std::optional<Looking> looking = std::nullopt;
    // Likewise, if joints share a twist, each frame twists them about the bones as they lie there.
    std::optional<Twisting> twisting = std::nullopt;

    // Returns whether frames do something of their own instead of taking a part of the same change.
    [[nodiscard]] bool isOwnInEachFrame() const { return looking || twisting || !held.empty(); }
};

// What is to be said of a change after it was spread: the frames in which a joint looks past its target although they
// take at least half of the change, and the worst of them.
struct SpreadOutcome
{
    int missedFrames = 0;
    double mostMissedDegrees = 0.0;
    int mostMissedFrame = 0;
};

// Applies the change to the frames of the window; all other frames keep all their bits. `solver` must be made from this
// clip before the change and may be null if nothing is held. Returns nothing if the progress stopped it.
[[nodiscard]] std::optional<SpreadOutcome> spreadChange(Clip &clip, const PositionRules &rules,
                                                        const PoseSolver *solver, SpreadChange spread,
                                                        const Progress &progress = {});

// Solves a pose by these goals of held nodes.
using HeldSolution = std::function<SolvedPose(std::span<const PoseGoal> goals)>;
// Returns the pose in which the nodes are held, also those that are carried by joints which move only with the
// solution: it is repeated until they agree. `changed` is the pose before that.
[[nodiscard]] SolvedPose solveHeld(const Skeleton &skeleton, const PositionRules &rules, std::span<const HeldNode> held,
                                   int frame, int fadeFrames, const Pose &before, const Pose &changed,
                                   const HeldSolution &solve);

// Returns over how many frames a held foot is released.
[[nodiscard]] int holdingFadeFrames(const Motion &motion);

} // namespace limber
