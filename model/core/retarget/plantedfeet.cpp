#include "retarget/plantedfeet.h"

#include "base/statistics.h"
#include "contacts/contactdetection.h"
#include "contacts/floorheight.h"
#include "geometry/twobones.h"
#include "messages/retargetmessages.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <limits>

namespace limber {

namespace {

std::vector<NodeId> endSitesBelow(const Skeleton &skeleton, int joint)
{
    std::vector<NodeId> nodes;
    for (int end = 0; end < skeleton.endSiteCount(); ++end) {
        if (skeleton.isInSubtree(skeleton.endSite(end).parent, joint))
            nodes.push_back(NodeId::endSite(end));
    }
    return nodes;
}

double lowest(const std::vector<NodeId> &nodes, const Pose &pose, const glm::dvec3 &up)
{
    double height = std::numeric_limits<double>::max();
    for (const NodeId node : nodes)
        height = std::min(height, glm::dot(pose.positionOf(node), up));
    return height;
}

void addHeights(const std::vector<glm::dvec3> &track, const std::vector<FrameInterval> &intervals, const glm::dvec3 &up,
                std::vector<double> &heights)
{
    for (const FrameInterval &frames : tidied(intervals, static_cast<int>(track.size()))) { // it may be empty
        for (int frame = frames.first; frame <= frames.last; ++frame)
            heights.push_back(glm::dot(track[static_cast<std::size_t>(frame)], up));
    }
}

} // namespace

PlantedFeet::PlantedFeet(const PoseTransfer &transfer, const Skeleton &source, const Skeleton &target)
    : m_transfer(transfer), m_source(source), m_target(target)
{
    addLeg(BodySide::Left);
    addLeg(BodySide::Right);
    m_tracks.resize(m_legs.size());
}

void PlantedFeet::addLeg(BodySide side)
{
    Leg leg;
    leg.source = m_transfer.sourceLeg(side);
    leg.target = m_transfer.targetLeg(side);
    const auto limb = jointedLimb(m_target, leg.target.thigh, leg.target.shin, leg.target.foot);
    if (!limb || !jointedLimb(m_source, leg.source.thigh, leg.source.shin, leg.source.foot))
        return;
    leg.limb = *limb;
    leg.sole = soleOf(leg.source, leg.target);
    const std::vector<NodeId> ends = endSitesBelow(m_target, leg.target.foot);
    if (leg.target.toe != NoJoint && m_target.isInSubtree(leg.target.toe, leg.target.foot))
        leg.toe = NodeId::joint(leg.target.toe);
    else if (!ends.empty())
        leg.toe = ends.front();
    m_legs.push_back(std::move(leg));
}

// The same kinds of points on both: one skeleton's toes do not stand for the other's ankles.
PlantedFeet::Sole PlantedFeet::soleOf(const LegJoints &source, const LegJoints &target) const
{
    Sole sole{{NodeId::joint(source.foot)}, {NodeId::joint(target.foot)}};
    if (source.toe != NoJoint && target.toe != NoJoint) {
        sole.source.push_back(NodeId::joint(source.toe));
        sole.target.push_back(NodeId::joint(target.toe));
    }
    const std::vector<NodeId> sourceEnds = endSitesBelow(m_source, source.foot);
    const std::vector<NodeId> targetEnds = endSitesBelow(m_target, target.foot);
    if (!sourceEnds.empty() && !targetEnds.empty()) {
        sole.source.insert(sole.source.end(), sourceEnds.begin(), sourceEnds.end());
        sole.target.insert(sole.target.end(), targetEnds.begin(), targetEnds.end());
    }
    return sole;
}

void PlantedFeet::reserve(int frameCount)
{
    const auto count = static_cast<std::size_t>(frameCount);
    for (std::size_t i = 0; i < m_legs.size(); ++i) {
        for (std::vector<glm::dvec3> *track : {&m_tracks[i].hip, &m_tracks[i].knee, &m_tracks[i].ankle,
                                               &m_tracks[i].toe, &m_legs[i].sourceAnkle, &m_legs[i].sourceToe})
            track->reserve(count);
    }
}

void PlantedFeet::record(const TransferredPose &pose)
{
    const glm::dvec3 up = m_transfer.up();
    const auto place = [](const Pose &of, int joint) { return of.jointPositions[static_cast<std::size_t>(joint)]; };
    for (std::size_t i = 0; i < m_legs.size(); ++i) {
        Leg &leg = m_legs[i];
        LegTrack &track = m_tracks[i];
        track.hip.push_back(place(pose.pose, leg.target.thigh));
        track.knee.push_back(place(pose.pose, leg.target.shin));
        track.ankle.push_back(place(pose.pose, leg.target.foot));
        if (leg.toe.isValid())
            track.toe.push_back(pose.pose.positionOf(leg.toe));
        leg.thighTurn.push_back(glm::quat_cast(pose.pose.worldFromJoint[static_cast<std::size_t>(leg.target.thigh)]));
        leg.sourceAnkle.push_back(place(pose.source, leg.source.foot));
        if (leg.source.toe != NoJoint)
            leg.sourceToe.push_back(place(pose.source, leg.source.toe));
        leg.sourceHeight.push_back(lowest(leg.sole.source, pose.source, up));
        leg.targetHeight.push_back(lowest(leg.sole.target, pose.pose, up));
    }
}

Contacts PlantedFeet::findContacts(double sourceBodyLength, double frameTimeSeconds,
                                   std::vector<Message> &whyNone) const
{
    Contacts contacts;
    const auto find = [&](int joint, const std::vector<glm::dvec3> &places) {
        if (joint == NoJoint || sourceBodyLength <= 0.0)
            return;
        DetectedContacts found =
            detectContacts(places, m_transfer.up(), ncmOfBody / sourceBodyLength, frameTimeSeconds);
        if (found.intervals.empty())
            whyNone.push_back(messages::noContactsOf(nameArgument(m_source.joint(joint).name), found.whyNone));
        else
            contacts.push_back({joint, std::move(found.intervals)});
    };
    for (const Leg &leg : m_legs) {
        find(leg.source.foot, leg.sourceAnkle);
        find(leg.source.toe, leg.sourceToe);
    }
    return contacts;
}

std::vector<FrameInterval> PlantedFeet::contactsOf(const Contacts &contacts, const Leg &leg) const
{
    const int frames = static_cast<int>(leg.sourceHeight.size());
    return unionOf(intervalsOf(contacts, leg.source.foot, frames), intervalsOf(contacts, leg.source.toe, frames),
                   frames);
}

std::optional<PlantedFeet::Floors> PlantedFeet::findFloors(const Contacts &contacts) const
{
    std::vector<std::vector<FrameInterval>> standing;
    for (const Leg &leg : m_legs)
        standing.push_back(contactsOf(contacts, leg));
    std::vector<FootHeights> source;
    std::vector<FootHeights> figure;
    for (std::size_t i = 0; i < m_legs.size(); ++i) {
        source.push_back({m_legs[i].sourceHeight, standing[i]});
        figure.push_back({m_legs[i].targetHeight, standing[i]});
    }
    const auto theirs = floorHeight(source);
    const auto ours = floorHeight(figure);
    return theirs && ours ? std::optional(Floors{theirs->height, ours->height}) : std::nullopt;
}

void PlantedFeet::lock(const Contacts &contacts, double floorShift, double frameTimeSeconds)
{
    for (std::size_t i = 0; i < m_legs.size(); ++i) {
        Leg &leg = m_legs[i];
        LegTrack &track = m_tracks[i];
        for (std::vector<glm::dvec3> *places : {&track.hip, &track.knee, &track.ankle, &track.toe}) {
            for (glm::dvec3 &place : *places)
                place += floorShift * m_transfer.up();
        }
        const int frames = static_cast<int>(track.ankle.size());
        track.ankleContacts = intervalsOf(contacts, leg.source.foot, frames);
        if (leg.source.toe != NoJoint)
            track.toeContacts = intervalsOf(contacts, leg.source.toe, frames);
        leg.hinge = hingeInThigh(track.hip, track.knee, track.ankle, leg.thighTurn);
    }
    setSolesOnFloor(contacts);
    levelToes(contacts);
    m_lock = planFootLock(m_tracks, m_transfer.up(), frameTimeSeconds);
}

// Legs of other proportions would stand at another height in each pose. A standing ankle is so high that the sole is as
// far above its floor as the source's (stairs, a heel that rises), whatever the size of the foot.
void PlantedFeet::setSolesOnFloor(const Contacts &contacts)
{
    const auto floors = findFloors(contacts);
    if (!floors)
        return;
    for (std::size_t i = 0; i < m_legs.size(); ++i) {
        const Leg &leg = m_legs[i];
        LegTrack &track = m_tracks[i];
        for (std::size_t frame = 0; frame < track.ankle.size(); ++frame) {
            const double sole = floors->figure + m_transfer.travelScale() * (leg.sourceHeight[frame] - floors->source);
            track.ankleHeights.push_back(sole + glm::dot(track.ankle[frame], m_transfer.up()) -
                                         leg.targetHeight[frame]);
        }
    }
}

// All toes stand at the height that is the usual one of the figure's, and from stand to stand with the differences of
// the source.
void PlantedFeet::levelToes(const Contacts &contacts)
{
    const glm::dvec3 up = m_transfer.up();
    std::vector<double> theirs;
    std::vector<double> ours;
    for (std::size_t leg = 0; leg < m_legs.size(); ++leg) {
        const std::vector<FrameInterval> intervals =
            intervalsOf(contacts, m_legs[leg].source.toe, static_cast<int>(m_legs[leg].sourceHeight.size()));
        addHeights(m_legs[leg].sourceToe, intervals, up, theirs);
        addHeights(m_tracks[leg].toe, intervals, up, ours);
    }
    if (theirs.empty() || theirs.size() != ours.size())
        return; // they stand nowhere, or only one figure has them
    const double usual = middleValue(ours);
    const double usualOfSource = middleValue(theirs);
    for (std::size_t leg = 0; leg < m_legs.size(); ++leg) {
        for (const glm::dvec3 &place : m_legs[leg].sourceToe)
            m_tracks[leg].toeHeights.push_back(usual +
                                               m_transfer.travelScale() * (glm::dot(place, up) - usualOfSource));
    }
}

void PlantedFeet::apply(int frame, TransferredPose &pose) const
{
    const auto index = static_cast<std::size_t>(frame);
    if (m_lock.pelvisDrop.empty())
        return;
    m_transfer.shift(pose, -m_lock.pelvisDrop[index] * m_transfer.up());
    bool bent = false;
    for (std::size_t i = 0; i < m_legs.size(); ++i) {
        if (!m_lock.legs[i].moved[index])
            continue;
        bend(m_legs[i], m_lock.legs[i], frame, pose);
        bent = true;
    }
    if (bent)
        m_transfer.place(pose);
}

void PlantedFeet::bend(const Leg &leg, const LegGoals &goals, int frame, TransferredPose &pose) const
{
    const auto index = static_cast<std::size_t>(frame);
    const glm::dmat3 &thigh = pose.pose.worldFromJoint[static_cast<std::size_t>(leg.target.thigh)];
    bendLimb(leg.limb, goals.ankle[index], thigh * leg.hinge, pose.pose);
    turnJoints(leg.limb.endJoints, goals.footTurn[index], pose.pose);
}

double PlantedFeet::longestDrop() const
{
    const std::vector<double> &drops = m_lock.pelvisDrop;
    return drops.empty() ? 0.0 : *std::max_element(drops.begin(), drops.end());
}

} // namespace limber
