#pragma once

#include "motion/clip.h"
#include "motion/frameinterval.h"

#include <vector>

namespace limber {

// One of the first three frames or the last one of a clip, or a frame in which a first pose is held without any change,
// if that is a pose that the figure did not take there, such as the T-pose with which many captures begin. Such a frame
// is no movement, and a filter must not smear it into its neighbours.
struct PoseApart
{
    int frame = 0; // the frame that is such a pose
    int joints = 0; // how many turn far between it and its neighbour
    double degrees = 0.0; // how far the most of them turns
};

// Whether filters treat such poses like other frames.
enum class PosesApartChoice {
    Ask, // not decided; filters leave the poses out
    LeaveOut, // filters leave them as they are and out of the other frames
    Filter, // filters treat them like any other frame
};

// Returns the poses that stand apart inside these frames, the first one first. A quarter of the moving joints, and at
// least three, must turn there by more than 8 degrees and four times as far as in any of the next ten steps; after a
// pose that is held for at least five frames, further than in any of them.
[[nodiscard]] std::vector<PoseApart> posesApart(const Clip &clip, const FrameInterval &frames);

// Returns the frames without such poses.
[[nodiscard]] FrameInterval without(const std::vector<PoseApart> &apart, FrameInterval frames);

} // namespace limber
