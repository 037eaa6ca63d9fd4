#include "feet/feetrecord.h"

#include "messages/retargetmessages.h"
#include "proportions/figurerecord.h"

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
    Contacts contacts;
    for (JointDetection &found : detectContactsOfLegs(legs, up, ncmPerUnit, frameTimeSeconds, limits)) {
        if (found.contacts.intervals.empty())
            whyNone.push_back(
                messages::neverStands(nameArgument(skeleton.joint(found.joint).name), found.contacts.whyNone));
        else
            contacts.push_back({found.joint, std::move(found.contacts.intervals)});
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

std::optional<FeetRecord> recordFeet(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, Axis up,
                                     const Progress &progress)
{
    FeetRecord record;
    record.up = directionOf(up);
    record.frameTimeSeconds = clip.motion.playingFrameTimeSeconds();
    FigureRecord figure(clip.skeleton, roles, record.up);
    record.carrier = figure.carrier;
    if (!figure.hasLegs())
        return record;
    if (!figure.recordAfter(clip, rules, progress))
        return std::nullopt;
    record.legs = std::move(figure.after);
    const double length = bodyLength(clip.skeleton, figureShape(clip, rules), roles);
    record.ncmPerUnit = length > 0.0 ? ncmOfBody / length : 0.0;
    return record;
}

} // namespace limber
