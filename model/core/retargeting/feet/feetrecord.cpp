#include "feet/feetrecord.h"

#include "contacts/floorcontacts.h"
#include "contacts/neverstanding.h"
#include "proportions/figurerecord.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace limber {

int FeetRecord::frameCount() const
{
    return legs.empty() ? 0 : static_cast<int>(legs.front().soleHeights().size());
}

const FigureOnLegs &FeetRecord::figureOf(int leg) const
{
    std::size_t figure = 0;
    for (std::size_t end = figures.front().legCount; end <= static_cast<std::size_t>(leg);)
        end += figures.at(++figure).legCount;
    return figures[figure];
}

std::vector<BentLeg> FeetRecord::bentLegs() const
{
    std::vector<BentLeg> bent;
    for (const LegRecord &leg : legs)
        bent.push_back({leg.joints(), leg.hinge()});
    return bent;
}

std::vector<JointDetection> FeetRecord::detections(const ContactLimits &limits, ContactExtent extent) const
{
    std::vector<JointDetection> all;
    std::span<const LegRecord> others = legs;
    for (const FigureOnLegs &figure : figures) {
        const auto own = others.first(figure.legCount);
        others = others.subspan(figure.legCount);
        std::vector<JointDetection> found =
            detectContactsOfLegs(own, up, figure.ncmPerUnit, frameTimeSeconds, figure.floor, limits);
        if (extent == ContactExtent::Whole)
            addSupport(own, up, figure.ncmPerUnit, frameTimeSeconds, figure.floor, found);
        std::ranges::move(found, std::back_inserter(all));
    }
    return all;
}

Contacts FeetRecord::detectContacts(const Skeleton &skeleton, std::vector<Message> &whyNone,
                                    const ContactLimits &limits, ContactExtent extent) const
{
    std::vector<JointDetection> found = detections(limits, extent);
    std::ranges::move(notesOnNeverStanding(found, skeleton), std::back_inserter(whyNone));
    return contactsOf(std::move(found));
}

Contacts FeetRecord::detectSupport(std::vector<NeverStanding> &never) const
{
    std::vector<JointDetection> found = detections({}, ContactExtent::Whole);
    for (const JointDetection &detection : found) {
        if (detection.contacts.intervals.empty())
            never.push_back({detection.joint, detection.contacts.whyNone});
    }
    return contactsOf(std::move(found));
}

Contacts FeetRecord::heldOf(const Contacts &given) const
{
    return limber::heldOf(given, contactsOf(detections({}, ContactExtent::Whole)), contactsOf(detections()),
                          frameCount());
}

std::vector<std::vector<FrameInterval>> FeetRecord::standing(const Contacts &contacts) const
{
    std::vector<std::vector<FrameInterval>> frames;
    for (const LegRecord &leg : legs)
        frames.push_back(standingFrames(contacts, leg.joints(), frameCount()));
    return frames;
}

namespace {

constexpr double fractionOfRecording = 0.85; // of the time; the rest is for the floor

// Sets how the floor of the last figure of a record moves; returns false if the progress stopped it.
bool findFloor(const FloorChoice &choice, FeetRecord &record, const Progress &progress)
{
    FigureOnLegs &figure = record.figures.back();
    const auto legs = std::span(record.legs).last(figure.legCount);
    auto floor = chosenFloor(choice, record.up, record.frameCount());
    if (!floor)
        floor = floorMotionBelow(legs, record.up, figure.ncmPerUnit, record.frameTimeSeconds, progress);
    if (floor)
        figure.floor = std::move(*floor);
    return floor.has_value();
}

} // namespace

std::optional<FeetRecord> recordFeet(const Clip &clip, const PositionRules &rules, std::span<const FigureLegs> figures,
                                     const glm::dvec3 &up, const Progress &progress, const FloorChoice &floor)
{
    FeetRecord record;
    record.up = up;
    record.frameTimeSeconds = clip.motion.playingFrameTimeSeconds();
    double done = 0.0;
    const double share = 1.0 / std::max(1.0, static_cast<double>(figures.size()));
    for (const FigureLegs &legs : figures) {
        FigureRecord figure(clip.skeleton, legs, record.up);
        const Progress part = progress.part(done, done + share);
        done += share;
        if (!figure.hasLegs())
            continue;
        if (!figure.recordAfter(clip, rules, part.part(0.0, fractionOfRecording)))
            return std::nullopt;
        const double length = bodyLength(clip.skeleton, figureShape(clip, rules), legs.roles, legs.top);
        record.figures.push_back({figure.after.size(), figure.carrier, length > 0.0 ? ncmOfBody / length : 0.0});
        std::ranges::move(figure.after, std::back_inserter(record.legs));
        if (!findFloor(floor, record, part.part(fractionOfRecording, 1.0)))
            return std::nullopt;
    }
    return record;
}

std::optional<FeetRecord> recordFeet(const Clip &clip, const PositionRules &rules, const BodyRoles &roles,
                                     const glm::dvec3 &up, const Progress &progress, const FloorChoice &floor)
{
    const FigureLegs figure = legsByRoles(roles);
    return recordFeet(clip, rules, {&figure, 1}, up, progress, floor);
}

} // namespace limber
