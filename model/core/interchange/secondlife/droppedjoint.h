#pragma once

#include "base/message.h"
#include "motion/skeleton.h"

namespace limber {

// Why a joint of a clip is not in an animation.
enum class DropReason {
    Still, // no frame differs from the first
    HardlySeen, // it differs only in a frame that the viewer does not examine
    Unknown, // the avatar does not have it
    Repeated, // another joint of the clip is the same joint of the avatar
    Special, // animations may not move mScreen and mRoot
};

struct DroppedJoint
{
    int joint = NoJoint;
    DropReason reason = DropReason::Still;
    bool moves = false; // whether the lost motion would be visible

    friend bool operator==(const DroppedJoint &, const DroppedJoint &) = default;
};

// Returns why it is not in the animation, in a sentence with its name.
[[nodiscard]] Message whyDropped(const Skeleton &skeleton, const DroppedJoint &dropped);

} // namespace limber
