#pragma once

#include "motion/clip.h"
#include "motion/frameinterval.h"
#include "pose/positionrule.h"

namespace limber {

// A leg or an arm: the joints where its upper bone, its lower bone and its end begin, each below the one before.
struct BendingLimb
{
    int upper = NoJoint; // hip or shoulder
    int lower = NoJoint; // knee or elbow
    int end = NoJoint; // ankle or wrist
};

// Bends a knee or an elbow forward in frames of a clip in which it is bent backward by more than in the clip before
// within five frames: a filter swings beyond a limb that is stretched quickly. The change rises and fades without a
// jump and is zero beside the frames. The axis of the bend comes from the clip before; if that does not show one,
// nothing changes. Both clips must have the same skeleton and number of frames.
void limitBackwardBend(Clip &clip, const Clip &before, const PositionRules &rules, const BendingLimb &limb,
                       const FrameInterval &frames);

} // namespace limber
