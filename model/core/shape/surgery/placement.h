#pragma once

#include "motion/clip.h"
#include "pose/positionrule.h"
#include "surgery/localtrack.h"
#include "surgery/skeletontree.h"
#include "tracks/rotationtrack.h"

namespace limber {

// Where a joint's positions relative to its new parent are stored.
enum class PositionsGoTo {
    Channels, // in position channels, unless they are constant
    Offset, // in the OFFSET, as the middle of the positions
};

// Gives a joint of a tree the channels and the OFFSET that it needs to follow a track. Returns how far an OFFSET alone
// is from the track.
TrackSpread prepareFor(const LocalTrack &track, SkeletonTree &tree, PositionsGoTo where);

// Writes the track into a joint of the clip that was made from the tree; values that are already right stay as they
// are. Returns the rotation that the channels could not express.
RotationResidual writeTrack(Clip &clip, int joint, const LocalTrack &track, const PositionRules &rules);

} // namespace limber
