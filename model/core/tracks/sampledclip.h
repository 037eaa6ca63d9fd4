#pragma once

#include "base/progress.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "tracks/rotationtrack.h"

#include <optional>
#include <span>

namespace limber {

// How a clip is read between its frames.
struct Sampling
{
    bool isSmooth = true; // false: straight from frame to frame
    double cutoffHz = 0.0; // faster movement is taken out first; 0: none is
};

// The clip at these times, counted in its frames, each inside of it. Frames at whole times keep their values and their
// text, unless faster movement is taken out: then only the first frame and the last of the clip do. The frame time
// stays. Nothing if the progress stopped it.
[[nodiscard]] std::optional<Clip> sampledClip(const Clip &clip, const PositionRules &rules,
                                              std::span<const double> times, const Sampling &sampling,
                                              UnshownRotation &unshown, const Progress &progress);

} // namespace limber
