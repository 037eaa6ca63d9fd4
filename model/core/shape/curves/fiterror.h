#pragma once

#include "base/progress.h"
#include "curves/keytrack.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <optional>

namespace limber {

// How far the curves of some keys are from the motion of a joint.
struct FitError
{
    double degrees = 0.0; // the largest distance of any curve from its values
    int frame = 0; // the frame with this distance
    // The largest resulting displacement of joints and end sites below the joint, file units, and its frame.
    double displacement = 0.0;
    int displacedFrame = 0;
};

// Measures the error. `values` are the joint's rotations in each frame of the clip, in channel order, in degrees;
// additional whole turns have no effect. Returns nothing if the progress stopped it.
[[nodiscard]] std::optional<FitError> fitError(const Clip &clip, const PositionRules &rules, int joint,
                                               const CurveValues &values, const KeyTrack &track,
                                               const Progress &progress = {});

} // namespace limber
