#include "feet/feetrecord.h"

#include "messages/retargetmessages.h"
#include "proportions/figurerecord.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace limber {

int FeetRecord::frameCount() const
{
    return legs.empty() ? 0 : static_cast<int>(legs.front().soleHeights().size());
}

std::vector<BentLeg> FeetRecord::bentLegs() const
{
    std::vector<BentLeg> bent;
    for (const LegRecord &leg : legs)
        bent.push_back({leg.joints(), leg.hinge()});
    return bent;
}

Contacts FeetRecord::detectContacts(const Skeleton &skeleton, std::vector<Message> &whyNone,
                                    const ContactLimits &limits) const
{
    std::vector<NeverStanding> never;
    Contacts contacts = detectContacts(never, limits);
    for (const NeverStanding &each : never)
        whyNone.push_back(messages::neverStands(nameArgument(skeleton.joint(each.joint).name), each.why));
    return contacts;
}

Contacts FeetRecord::detectContacts(std::vector<NeverStanding> &never, const ContactLimits &limits) const
{
    Contacts contacts;
    std::span<const LegRecord> others = legs;
    for (const FigureOnLegs &figure : figures) {
        const auto own = others.first(figure.legCount);
        others = others.subspan(figure.legCount);
        for (JointDetection &found : detectContactsOfLegs(own, up, figure.ncmPerUnit, frameTimeSeconds, limits)) {
            if (found.contacts.intervals.empty())
                never.push_back({found.joint, found.contacts.whyNone});
            else
                contacts.push_back({found.joint, std::move(found.contacts.intervals)});
        }
    }
    return contacts;
}

std::vector<std::vector<FrameInterval>> FeetRecord::standing(const Contacts &contacts) const
{
    std::vector<std::vector<FrameInterval>> frames;
    for (const LegRecord &leg : legs)
        frames.push_back(standingFrames(contacts, leg.joints(), frameCount()));
    return frames;
}

std::optional<FeetRecord> recordFeet(const Clip &clip, const PositionRules &rules, std::span<const FigureLegs> figures,
                                     const glm::dvec3 &up, const Progress &progress)
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
        if (!figure.recordAfter(clip, rules, part))
            return std::nullopt;
        const double length = bodyLength(clip.skeleton, figureShape(clip, rules), legs.roles, legs.top);
        record.figures.push_back({figure.after.size(), figure.carrier, length > 0.0 ? ncmOfBody / length : 0.0});
        std::ranges::move(figure.after, std::back_inserter(record.legs));
    }
    return record;
}

std::optional<FeetRecord> recordFeet(const Clip &clip, const PositionRules &rules, const BodyRoles &roles,
                                     const glm::dvec3 &up, const Progress &progress)
{
    const FigureLegs figure = legsByRoles(roles);
    return recordFeet(clip, rules, {&figure, 1}, up, progress);
}

} // namespace limber
