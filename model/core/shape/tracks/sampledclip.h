#pragma once

#include "base/progress.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "tracks/rotationtrack.h"

#include <optional>
#include <span>

namespace limber {

// How a clip is interpolated between its frames.
struct Sampling
{
    bool isSmooth = true; // false: linear from frame to frame
    double cutoffHz = 0.0; // faster movement is filtered out first; 0 filters nothing
};

// Returns the clip at these times, which are counted in its frames and lie inside of it. Frames at whole times keep
// their values and their text, unless faster movement is filtered out: then only the first and the last frame of the
// clip do. The frame time stays. Returns nothing if the progress stopped it.
[[nodiscard]] std::optional<Clip> sampledClip(const Clip &clip, const PositionRules &rules,
                                              std::span<const double> times, const Sampling &sampling,
                                              RotationResidual &unshown, const Progress &progress);

} // namespace limber
