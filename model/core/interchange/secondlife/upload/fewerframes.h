#pragma once

#include "motion/clip.h"
#include "pose/positionrule.h"

#include <vector>

namespace limber {

// Consecutive frames that are left out.
struct FrameRun
{
    int first = 0;
    int count = 0;
};

// Returns the frames to remove so that the first frame and every step-th one after it are kept. The last run comes
// first, so that they can be removed in this order. The first frame is the reference, which is not played; the second
// begins the motion.
[[nodiscard]] std::vector<FrameRun> runsBetweenSteps(int frameCount, int step);

// Returns the smallest step with which the animation is small enough for an upload; 1 if it already is. If no step is
// enough, it returns the one that leaves two played frames.
[[nodiscard]] int stepForUpload(const Clip &clip, const PositionRules &rules);

// Returns the clip with the runs removed and a frame time that is multiplied by the step. Remaining frames stay as they
// were.
[[nodiscard]] Clip withEveryNthFrame(const Clip &clip, int step);

} // namespace limber
