#include "contacts/neverstanding.h"

#include "messages/retargetmessages.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr std::size_t mostNamed = 8;

MessageArgument nameOf(const JointDetection *detection, const Skeleton &skeleton)
{
    return nameArgument(skeleton.joint(detection->joint).name);
}

Message namesOf(const std::vector<const JointDetection *> &detections, const Skeleton &skeleton)
{
    Message list = messages::partsListed(nameOf(detections[0], skeleton), nameOf(detections[1], skeleton));
    for (std::size_t i = 2; i < std::min(detections.size(), mostNamed); ++i)
        list = messages::partsListed(list, nameOf(detections[i], skeleton));
    return detections.size() > mostNamed ? messages::partsListed(list, wordArgument("…")) : list;
}

Message noteOn(const std::vector<const JointDetection *> &detections, const Skeleton &skeleton)
{
    const JointDetection *nearest = *std::ranges::min_element(
        detections, {}, [](const JointDetection *detection) { return detection->contacts.missedBy; });
    const Message &why = nearest->contacts.whyNone;
    if (detections.size() == 1)
        return messages::neverStands(nameOf(nearest, skeleton), why);
    // What has nothing to do with the joint itself is missed equally by all of them.
    if (nearest->contacts.missedBy == 0.0 || !std::isfinite(nearest->contacts.missedBy))
        return messages::neverStand(namesOf(detections, skeleton), why);
    return messages::neverStandNearest(namesOf(detections, skeleton), nameOf(nearest, skeleton), why);
}

} // namespace

std::vector<Message> notesOnNeverStanding(std::span<const JointDetection> detections, const Skeleton &skeleton)
{
    std::vector<std::vector<const JointDetection *>> byReason;
    for (const JointDetection &detection : detections) {
        if (!detection.contacts.intervals.empty())
            continue;
        const auto same = std::ranges::find_if(byReason, [&](const std::vector<const JointDetection *> &others) {
            return others.front()->contacts.reason == detection.contacts.reason;
        });
        if (same == byReason.end())
            byReason.push_back({&detection});
        else
            same->push_back(&detection);
    }
    std::vector<Message> notes;
    for (const auto &detectionsOfReason : byReason)
        notes.push_back(noteOn(detectionsOfReason, skeleton));
    return notes;
}

} // namespace limber
