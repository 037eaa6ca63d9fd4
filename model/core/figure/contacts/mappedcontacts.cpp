#include "contacts/mappedcontacts.h"

#include <algorithm>

namespace limber {

FrameInterval mappedInterval(const FrameInterval &interval, const FrameMap &frames)
{
    const auto [first, last] = std::minmax({frames.newOf(interval.first), frames.newOf(interval.last)});
    return {first, last};
}

Contacts mappedContacts(const Contacts &contacts, const FrameMap &frames, int frameCount)
{
    Contacts mapped = contacts;
    for (JointContacts &joint : mapped) {
        for (FrameInterval &interval : joint.intervals)
            interval = mappedInterval(interval, frames);
        joint.intervals = tidied(joint.intervals, frameCount);
    }
    return mapped;
}

} // namespace limber
