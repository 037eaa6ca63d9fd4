#pragma once

#include "base/progress.h"
#include "looking/lookat.h"
#include "motion/frameinterval.h"
#include "motion/motion.h"

#include <optional>
#include <vector>

namespace limber {

// How a joint turns over a run of frames so that it looks at something: not faster than a head can. Everything that
// lets a joint look in more than one frame goes along it.
struct LookPath
{
    FrameInterval frames;
    std::vector<LookAim> aims; // by frame of the interval
    double stepRadians = 0.0; // the farthest that it turns from frame to frame

    [[nodiscard]] const LookAim &aim(int frame) const;
    [[nodiscard]] LookAim &aim(int frame);
};

inline constexpr double fastestLookDegreesPerSecond = 240.0;

// Returns nothing if the progress stopped it.
[[nodiscard]] std::optional<LookPath> lookPath(Looker &looker, const Motion &motion, const FrameInterval &frames,
                                               const Progress &progress = {});

// Lets the path pass through what the joint would do in this frame if that were the only one.
void passThrough(LookPath &path, int frame, const glm::dquat &turn);

} // namespace limber
