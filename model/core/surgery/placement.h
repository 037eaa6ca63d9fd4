#pragma once

#include "motion/clip.h"
#include "pose/positionrule.h"
#include "surgery/localtrack.h"
#include "surgery/skeletontree.h"
#include "tracks/rotationtrack.h"

namespace limber {

// Where a joint's positions against its new parent go.
enum class PositionsGoTo {
    Channels, // into position channels, unless they stand still
    Offset, // into the OFFSET: the middle of where they are
};

// Gives a joint of a tree the channels and the OFFSET that it needs to follow a track. Answers how far an OFFSET alone
// is from it.
TrackSpread prepareFor(const LocalTrack &track, SkeletonTree &tree, PositionsGoTo where);

// Writes the track into a joint of the clip that came from the tree; what is so already keeps its values. Answers the
// rotation that could not be shown.
UnshownRotation writeTrack(Clip &clip, int joint, const LocalTrack &track, const PositionRules &rules);

} // namespace limber
