#pragma once

#include "motion/frameinterval.h"
#include "motion/skeleton.h"
#include "posing/posegoal.h"

namespace limber {

inline constexpr double longestHoldFadeSeconds = 5.0;

// What is held, and where: a joint or end site stays where it is in the first of the frames, in the world or as another
// joint sees it.
struct Hold
{
    NodeId node;
    int space = NoJoint; // the joint that carries it; NoJoint for the world
    FrameInterval frames;
    double fadeInSeconds = 0.12; // inside the frames; 0 for none
    double fadeOutSeconds = 0.12;
    bool holdsPosition = true;
    bool holdsRotation = true; // for joints
    SolverReach chain = SolverReach::Limb; // which joints above it help

    friend bool operator==(const Hold &, const Hold &) = default;
};

} // namespace limber
