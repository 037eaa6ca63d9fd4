#pragma once

#include "base/progress.h"
#include "body/bodyroles.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <optional>
#include <vector>

namespace limber {

// Which moment of one clip corresponds to each frame of another.
struct PoseMatch
{
    // For each frame of the other clip the time in the first, in frames of the first. The first and last frames
    // correspond, and from frame to frame the time advances by a third to three frames.
    std::vector<double> times;
    double distance = 0.0; // root mean square distance of joints at these times, file units
    double distanceBefore = 0.0; // the same for a clip that is stretched evenly
};

// One clip may be at most this many times as long as the other.
inline constexpr double mostTimeStretch = 3.0;
// Shorter clips cannot be matched.
inline constexpr int leastFramesToMatch = 3;

// Matches two clips of the same skeleton by dynamic time warping (Sakoe and Chiba 1978; Bruderlin and Williams 1995)
// over the positions of joints relative to the figure itself: to its pelvis and heading. The times are then refined
// between frames and smoothed, since nobody changes speed within a tenth of a second. Long clips are matched coarsely
// first, so that memory grows only linearly with their length. A clip matched with itself gives exactly its frames. The
// lengths must allow a match. Returns nothing if the progress stopped it.
[[nodiscard]] std::optional<PoseMatch> matchedPoses(const Clip &clip, const Clip &other, const PositionRules &rules,
                                                    const BodyRoles &roles, Axis up, const Progress &progress);

} // namespace limber
