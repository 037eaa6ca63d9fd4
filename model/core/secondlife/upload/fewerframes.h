#pragma once

#include "motion/clip.h"
#include "pose/positionrule.h"

#include <vector>

namespace limber {

// Frames that are left out together.
struct FrameRun
{
    int first = 0;
    int count = 0;
};

// What goes where, besides the first frame, every step-th one is kept: the last run first, so that they can be removed
// in this order. The first frame is the reference, which is not played; the second begins the motion.
[[nodiscard]] std::vector<FrameRun> runsBetweenSteps(int frameCount, int step);

// The smallest step with which the animation is small enough for an upload, 1 where it is already. The one that leaves
// two played frames where none is.
[[nodiscard]] int stepForUpload(const Clip &clip, const PositionRules &rules);

// The clip with the runs removed and the frame time so much longer. Frames that stay are as they were.
[[nodiscard]] Clip withEveryNthFrame(const Clip &clip, int step);

} // namespace limber
