#include "secondlife/droppedjoint.h"

#include "messages/animmessages.h"

namespace limber {

Message whyDropped(const Skeleton &skeleton, const DroppedJoint &dropped)
{
    const MessageArgument name = nameArgument(skeleton.joint(dropped.joint).name);
    switch (dropped.reason) {
    case DropReason::Still:
        return messages::animDroppedStill(name);
    case DropReason::HardlySeen:
        return messages::animDroppedUnseen(name);
    case DropReason::Unknown:
        return dropped.moves ? messages::animDroppedMoving(name) : messages::animDroppedUnknown(name);
    case DropReason::Repeated:
        return messages::animDroppedRepeated(name);
    case DropReason::Special:
        return messages::animDroppedSpecial(name);
    }
    return {};
}

} // namespace limber
