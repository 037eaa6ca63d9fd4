#include "contacts/contacts.h"

#include <algorithm>
#include <limits>

namespace limber {

std::vector<FrameInterval> intervalsOf(const Contacts &contacts, int joint, int frameCount)
{
    for (const JointContacts &own : contacts) {
        if (own.joint == joint && joint != NoJoint)
            return tidied(own.intervals, frameCount);
    }
    return {};
}

Contacts withFramesInserted(const Contacts &contacts, int before, int count)
{
    Contacts moved = contacts;
    for (JointContacts &joint : moved) {
        for (FrameInterval &interval : joint.intervals) {
            interval.first += interval.first >= before ? count : 0;
            interval.last += interval.last >= before ? count : 0;
        }
    }
    return moved;
}

Contacts withFramesRemoved(const Contacts &contacts, int first, int count)
{
    const int next = first + count; // the first frame that stays after the removed ones
    Contacts moved = contacts;
    for (JointContacts &joint : moved) {
        for (FrameInterval &interval : joint.intervals) {
            interval.first = interval.first < first ? interval.first : std::max(interval.first, next) - count;
            interval.last = interval.last < next ? std::min(interval.last, first - 1) : interval.last - count;
        }
        // Intervals that are gone are now reversed; intervals on both sides may touch.
        joint.intervals = tidied(joint.intervals, std::numeric_limits<int>::max());
    }
    std::erase_if(moved, [](const JointContacts &joint) { return joint.intervals.empty(); });
    return moved;
}

} // namespace limber
