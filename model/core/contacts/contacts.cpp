#include "contacts/contacts.h"

#include <algorithm>
#include <limits>

namespace limber {

std::vector<FrameInterval> tidied(std::span<const FrameInterval> intervals, int frameCount)
{
    std::vector<FrameInterval> inside;
    for (const FrameInterval &interval : intervals) {
        const FrameInterval clipped{std::max(interval.first, 0), std::min(interval.last, frameCount - 1)};
        if (clipped.first <= clipped.last)
            inside.push_back(clipped);
    }
    std::sort(inside.begin(), inside.end(),
              [](const FrameInterval &a, const FrameInterval &b) { return a.first < b.first; });
    std::vector<FrameInterval> result;
    for (const FrameInterval &interval : inside) {
        if (!result.empty() && interval.first <= result.back().last + 1)
            result.back().last = std::max(result.back().last, interval.last);
        else
            result.push_back(interval);
    }
    return result;
}

std::vector<FrameInterval> unionOf(std::span<const FrameInterval> a, std::span<const FrameInterval> b, int frameCount)
{
    std::vector<FrameInterval> both(a.begin(), a.end());
    both.insert(both.end(), b.begin(), b.end());
    return tidied(both, frameCount);
}

std::vector<FrameInterval> intersectionOf(std::span<const FrameInterval> a, std::span<const FrameInterval> b)
{
    std::vector<FrameInterval> result;
    auto left = a.begin();
    auto right = b.begin();
    while (left != a.end() && right != b.end()) {
        const FrameInterval shared{std::max(left->first, right->first), std::min(left->last, right->last)};
        if (shared.first <= shared.last)
            result.push_back(shared);
        if (left->last < right->last)
            ++left;
        else
            ++right;
    }
    return result;
}

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
