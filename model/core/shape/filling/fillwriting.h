#pragma once

#include "filling/gapfill.h"
#include "tracks/rotationtrack.h"

namespace limber {

// Writes a filling into a clip; only the joints and frames of the gap change. Angles follow those of the frame before
// the gap and lead to those of the frame after it; if they cannot do both without a jump, they jump where it is
// shortest. Returns what the channels cannot express.
RotationResidual writeFill(Clip &clip, const PositionRules &rules, const Gap &gap, const GapFill &fill);

} // namespace limber
