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
    int frame = 0; // where
    // How far that displaces joints and end sites below the joint at most, file units, and in which frame.
    double displacement = 0.0;
    int displacedFrame = 0;
};

// `values` are the joint's rotations in each frame of the clip, in channel order, degrees; whole turns more do not
// matter. Nothing if the progress stopped it.
[[nodiscard]] std::optional<FitError> fitError(const Clip &clip, const PositionRules &rules, int joint,
                                               const CurveValues &values, const KeyTrack &track,
                                               const Progress &progress = {});

} // namespace limber
