#pragma once

#include "base/progress.h"
#include "body/bodyroles.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <optional>
#include <vector>

namespace limber {

// Which moment of one clip belongs to each frame of another.
struct PoseMatch
{
    // For each frame of the other clip the time in the first, in its frames; the first and last frames belong together,
    // and from frame to frame the time goes on by a third to three frames.
    std::vector<double> times;
    double distance = 0.0; // root mean square distance of joints at these times, file units
    double distanceBefore = 0.0; // the same if the clip were stretched evenly
};

// Clips are at most this many times as long as each other.
inline constexpr double mostTimeStretch = 3.0;
// Shorter ones cannot be matched.
inline constexpr int leastFramesToMatch = 3;

// Matches two clips of the same skeleton by dynamic time warping (Sakoe and Chiba 1978; Bruderlin and Williams 1995)
// over the positions of joints as seen from the figure itself: from its pelvis and the way it faces. Then the times are
// refined between frames and steadied, since nobody changes the speed within a tenth of a second. Long clips are
// matched coarsely first, so that memory grows with their length alone. A clip and itself give the very frames. The
// lengths must allow it. Nothing if the progress stopped it.
[[nodiscard]] std::optional<PoseMatch> matchedPoses(const Clip &clip, const Clip &other, const PositionRules &rules,
                                                    const BodyRoles &roles, Axis up, const Progress &progress);

} // namespace limber
