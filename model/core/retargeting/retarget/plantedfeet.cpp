#include "retarget/plantedfeet.h"

#include "base/at.h"
#include "base/statistics.h"
#include "contacts/floorcontacts.h"
#include "contacts/legreach.h"
#include "contacts/neverstanding.h"
#include "geometry/geometry.h"
#include "geometry/smoothabove.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace limber {

namespace {

constexpr double raisedFeet = 0.7; // of a leg's length: feet that are higher above the rest of the body do not stand
constexpr double low = 0.05; // fraction of the frames in which a body is lower than a floor that no foot shows

// Of a leg's length: how far a sole may be above or below the floor and still be meant to stand on it, and how much of
// its height nobody sees.
constexpr double levelFraction = 0.024;
constexpr double slackFraction = 0.006;
// Of a foot's length: by so much an ankle stands higher or lower than flat, and the foot is a little steeper.
constexpr double heelRises = 0.12;
constexpr double heelSinks = 0.06;
constexpr double settlingSeconds = 0.25; // in which a heel rises or sinks while it stands
constexpr double rollingHeelRises = 0.2; // while the heel lifts

double lengthOf(const LegTrack &leg)
{
    return glm::distance(leg.hip.front(), leg.knee.front()) + glm::distance(leg.knee.front(), leg.ankle.front());
}

// Returns by how much higher than `wanted` above its floor a sole stands, if the leg puts it higher by `difference`: as
// far as nobody sees it, which is by `below` and `above` beyond a level floor and the source's height.
double heightChange(double wanted, double difference, double below, double above, double legLength)
{
    const double level = wanted * smoothStep(std::abs(wanted) / (levelFraction * legLength) - 1.0);
    return std::clamp(difference, std::min(level - wanted, 0.0) - below, std::max(level - wanted, 0.0) + above);
}

} // namespace

PlantedFeet::PlantedFeet(const PoseTransfer &transfer, const RetargetInput &input)
    : m_transfer(transfer), m_source(input.source.skeleton), m_target(input.target.skeleton)
{
    if (input.source.motion.isEmpty())
        return;
    TransferredPose first;
    transfer.evaluate(0, first);
    for (const LegPair &leg : transfer.legs())
        addLeg(leg, first);
}

void PlantedFeet::addLeg(const LegPair &leg, const TransferredPose &first)
{
    const auto &[source, target] = leg;
    const auto limb = jointedLimb(m_target, target.thigh, target.shin, target.foot);
    if (!limb || !jointedLimb(m_source, source.thigh, source.shin, source.foot))
        return;
    Soles soles = solesOf(leg, first);
    const std::vector<NodeId> ends = tipsOfFoot(m_target, target, first.pose);
    NodeId toe; // the toe joint, else the end of the foot
    if (target.toe != NoJoint && m_target.isInSubtree(target.toe, target.foot))
        toe = NodeId::joint(target.toe);
    else if (!ends.empty())
        toe = ends.front();
    m_sourceLegs.emplace_back(source, NodeId::joint(source.toe), std::move(soles.source), endOfToes(m_source, source));
    m_legs.emplace_back(target, toe, std::move(soles.target));
    m_limbs.push_back(*limb);
}

// Returns the same kinds of points for both: one skeleton's toes do not correspond to the other's ankles.
PlantedFeet::Soles PlantedFeet::solesOf(const LegPair &leg, const TransferredPose &first) const
{
    const auto &[source, target] = leg;
    Soles soles{{NodeId::joint(source.foot)}, {NodeId::joint(target.foot)}};
    if (source.toe != NoJoint && target.toe != NoJoint) {
        soles.source.push_back(NodeId::joint(source.toe));
        soles.target.push_back(NodeId::joint(target.toe));
    }
    const std::vector<NodeId> sourceEnds = tipsOfFoot(m_source, source, first.source);
    const std::vector<NodeId> targetEnds = tipsOfFoot(m_target, target, first.pose);
    if (!sourceEnds.empty() && !targetEnds.empty()) {
        soles.source.insert(soles.source.end(), sourceEnds.begin(), sourceEnds.end());
        soles.target.insert(soles.target.end(), targetEnds.begin(), targetEnds.end());
    }
    return soles;
}

LegPair PlantedFeet::leg(int leg) const
{
    return {at(m_sourceLegs, leg).joints(), at(m_legs, leg).joints()};
}

void PlantedFeet::reserve(int frameCount)
{
    for (std::vector<LegRecord> *legs : {&m_sourceLegs, &m_legs}) {
        for (LegRecord &leg : *legs)
            leg.reserve(frameCount);
    }
}

void PlantedFeet::record(const TransferredPose &pose)
{
    const glm::dvec3 up = m_transfer.up();
    for (LegRecord &leg : m_sourceLegs)
        leg.record(pose.source, up);
    for (LegRecord &leg : m_legs)
        leg.record(pose.pose, up);
}

void PlantedFeet::findHinges()
{
    m_hinges.clear();
    for (const LegRecord &leg : m_legs)
        m_hinges.push_back(leg.hinge());
}

void PlantedFeet::findFloorMotion(const FloorChoice &choice, Axis sourceUp, double sourceBodyLength,
                                  double frameTimeSeconds)
{
    if (m_sourceLegs.empty() || sourceBodyLength <= 0.0)
        return;
    const int frames = static_cast<int>(m_sourceLegs.front().soleHeights().size());
    if (const auto chosen = chosenFloor(choice, directionOf(sourceUp), frames))
        m_floorMotion = rotated(*chosen, m_transfer.targetFromSource());
    else
        m_floorMotion = floorMotionBelow(m_sourceLegs, m_transfer.up(), ncmOfBody / sourceBodyLength, frameTimeSeconds)
                            ->underFeet();
}

Contacts PlantedFeet::findContacts(double sourceBodyLength, double frameTimeSeconds,
                                   std::vector<Message> &whyNone) const
{
    Contacts contacts;
    if (sourceBodyLength <= 0.0)
        return contacts;
    const double ncm = ncmOfBody / sourceBodyLength;
    std::vector<JointDetection> found =
        detectContactsOfLegs(m_sourceLegs, m_transfer.up(), ncm, frameTimeSeconds, m_floorMotion);
    std::ranges::move(notesOnNeverStanding(found, m_source), std::back_inserter(whyNone));
    return limber::contactsOf(std::move(found));
}

Contacts PlantedFeet::heldOf(const Contacts &given, double sourceBodyLength, double frameTimeSeconds) const
{
    if (sourceBodyLength <= 0.0 || m_sourceLegs.empty())
        return given;
    const double ncm = ncmOfBody / sourceBodyLength;
    std::vector<JointDetection> firm =
        detectContactsOfLegs(m_sourceLegs, m_transfer.up(), ncm, frameTimeSeconds, m_floorMotion);
    std::vector<JointDetection> whole = firm;
    addSupport(m_sourceLegs, m_transfer.up(), ncm, frameTimeSeconds, m_floorMotion, whole);
    return limber::heldOf(given, limber::contactsOf(std::move(whole)), limber::contactsOf(std::move(firm)),
                          static_cast<int>(m_sourceLegs.front().soleHeights().size()));
}

std::optional<PlantedFeet::Floors> PlantedFeet::findFloors(const Contacts &contacts,
                                                           const std::vector<double> &lowestOfSource,
                                                           const std::vector<double> &lowestOfFigure) const
{
    std::vector<std::vector<FrameInterval>> standing;
    for (const LegRecord &leg : m_sourceLegs)
        standing.push_back(standingFrames(contacts, leg.joints(), static_cast<int>(leg.soleHeights().size())));
    const auto source = floorBelow(m_sourceLegs, standing);
    const auto figure = floorBelow(m_legs, standing);
    if (!source || !figure)
        return std::nullopt;
    const Floors body{percentile(lowestOfSource, low), percentile(lowestOfFigure, low)};
    // Whoever stands on the hands may hold the feet still.
    const double highest = source->fromContacts ? raisedFeet * lengthOf(m_sourceLegs.front().track()) : 0.0;
    if (body.source < source->height - highest)
        return body;
    return Floors{source->height, figure->height};
}

double PlantedFeet::lowestSole(const Pose &pose) const
{
    double lowest = std::numeric_limits<double>::infinity();
    for (const LegRecord &leg : m_legs) {
        for (const NodeId node : leg.sole())
            lowest = std::min(lowest, glm::dot(pose.positionOf(node), m_transfer.up()));
    }
    return lowest;
}

void PlantedFeet::lock(const Contacts &contacts, const std::optional<Floors> &floors, const FigureShift &shift,
                       double frameTimeSeconds)
{
    std::vector<LegTrack> tracks;
    for (std::size_t i = 0; i < m_legs.size(); ++i) {
        const LegJoints &source = m_sourceLegs[i].joints();
        LegTrack track = m_legs[i].takeTrack();
        const int frames = static_cast<int>(track.ankle.size());
        for (std::vector<glm::dvec3> *positions : {&track.hip, &track.knee, &track.ankle, &track.toe}) {
            for (int frame = 0; frame < static_cast<int>(positions->size()); ++frame)
                at(*positions, frame) += shift.in(frame)*m_transfer.up();
        }
        track.ankleContacts = intervalsOf(contacts, source.foot, frames);
        track.toeContacts = intervalsOf(contacts, source.toe, frames);
        tracks.push_back(std::move(track));
    }
    if (floors) {
        setSolesOnFloor(*floors, shift, tracks);
        spareKnees(*floors, frameTimeSeconds, tracks);
    }
    FootLockSettings settings;
    settings.floorPath = m_floorMotion.path(frameTimeSeconds);
    for (glm::dvec3 &place : settings.floorPath)
        place *= m_transfer.travelScale();
    m_lock = planFootLock(tracks, m_transfer.up(), frameTimeSeconds, settings);
}

// Sets the heights of standing ankles and toes, since legs with other proportions would stand at another height in each
// pose. Each height puts the sole as far above its floor as the source's (stairs, a heel that rises), whatever the size
// of the foot.
void PlantedFeet::setSolesOnFloor(const Floors &floors, const FigureShift &shift, std::vector<LegTrack> &tracks) const
{
    for (std::size_t i = 0; i < m_legs.size(); ++i) {
        LegTrack &track = tracks[i];
        const std::vector<double> &soleHeights = m_legs[i].soleHeights();
        std::vector<double> above;
        const auto aboveSole = [&](const std::vector<glm::dvec3> &joint, std::size_t frame) {
            return glm::dot(joint[frame], m_transfer.up()) - shift.lifts[frame] - soleHeights[frame];
        };
        for (std::size_t frame = 0; frame < track.ankle.size(); ++frame)
            above.push_back(aboveSole(track.ankle, frame));
        const double heel = heightOfHeel(track, above);
        for (std::size_t frame = 0; frame < track.ankle.size(); ++frame) {
            const double sourceHeight = m_sourceLegs[i].soleHeights()[frame];
            const double sole = floors.figure + m_transfer.travelScale() * (sourceHeight - floors.source);
            track.ankleHeights.push_back(sole + std::max(above[frame], heel));
            if (!track.toe.empty())
                track.toeHeights.push_back(sole + aboveSole(track.toe, frame));
        }
    }
}

// Returns how high the ankle stands above the heel, which no joint shows: a foot whose toes point up stands on it.
double PlantedFeet::heightOfHeel(const LegTrack &track, const std::vector<double> &aboveSole)
{
    constexpr double flatFraction = 0.1; // of the frames in which it stands, it does so flat
    std::vector<double> standing;
    for (const FrameInterval &contact :
         unionOf(track.ankleContacts, track.toeContacts, static_cast<int>(aboveSole.size())))
        standing.insert(standing.end(), aboveSole.begin() + contact.first, aboveSole.begin() + contact.last + 1);
    return standing.empty() ? 0.0 : percentile(std::move(standing), flatFraction);
}

// Lets each foot stand where its leg puts it, as long as that is between the source's height and a level floor: many
// captures have a leg that is shorter than the other by a few centimetres, and its foot stands in the air. A straight
// knee would bend by 25 degrees for one and a half of them.
void PlantedFeet::spareKnees(const Floors &floors, double frameTimeSeconds, std::vector<LegTrack> &tracks) const
{
    for (std::size_t leg = 0; leg < m_legs.size(); ++leg) {
        LegTrack &track = tracks[leg];
        for (const FrameInterval &contact :
             unionOf(track.ankleContacts, track.toeContacts, static_cast<int>(track.ankle.size())))
            spareKnee(contact, m_sourceLegs[leg].soleHeights(), floors, frameTimeSeconds, track);
    }
}

void PlantedFeet::spareKnee(const FrameInterval &contact, std::span<const double> sourceHeights, const Floors &floors,
                            double frameTimeSeconds, LegTrack &track) const
{
    const auto freeHeight = [&](int frame) { return glm::dot(at(track.ankle, frame), m_transfer.up()); };
    std::vector<double> wanted;
    std::vector<double> differences; // of where the leg puts the foot
    for (int frame = contact.first; frame <= contact.last; ++frame) {
        wanted.push_back(m_transfer.travelScale() * (at(sourceHeights, frame) - floors.source));
        differences.push_back(freeHeight(frame) - at(track.ankleHeights, frame));
    }
    const double usual = middleValue(wanted);
    const double difference = middleValue(differences);
    const int first = contact.first;
    const double leg = LegReach(at(track.hip, first), at(track.knee, first), at(track.ankle, first)).length();
    const double foot = track.toe.empty() ? 0.0 : glm::distance(at(track.ankle, first), at(track.toe, first));
    const double slack = slackFraction * leg;
    const double toeChange = heightChange(usual, difference, slack, slack, leg);
    const double ankleChange = heightChange(usual, difference, slack + heelSinks * foot, slack + heelRises * foot, leg);
    const std::vector<double> ankleChanges =
        changeWhereNeeded(ankleChange, differences, static_cast<int>(std::lround(settlingSeconds / frameTimeSeconds)));
    for (int frame = contact.first; frame <= contact.last; ++frame) {
        double free = freeHeight(frame);
        if (!track.toeHeights.empty()) {
            double &toe = at(track.toeHeights, frame);
            toe += toeChange;
            free += std::max(0.0, toe - glm::dot(at(track.toe, frame), m_transfer.up())); // a sunken foot rises wholly
        }
        double &height = at(track.ankleHeights, frame);
        height = std::min(height + at(ankleChanges, frame - contact.first), free + rollingHeelRises * foot);
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
        bend(i, frame, pose);
        bent = true;
    }
    if (bent)
        m_transfer.place(pose);
}

void PlantedFeet::bend(std::size_t leg, int frame, TransferredPose &pose) const
{
    const auto index = static_cast<std::size_t>(frame);
    const LegGoals &goals = m_lock.legs[leg];
    const glm::dmat3 &thigh = at(pose.pose.worldFromJoint, m_legs[leg].joints().thigh);
    bendLimb(m_limbs[leg], goals.ankle[index], thigh * m_hinges[leg], goals.turned[index], pose.pose);
    rotateJoints(m_limbs[leg].endJoints, goals.footRotation[index], pose.pose);
}

PlantedFeet::LockedFoot PlantedFeet::lockedFoot(int leg, int frame) const
{
    LockedFoot foot;
    if (m_lock.pelvisDrop.empty())
        return foot;
    foot.pelvisDrop = at(m_lock.pelvisDrop, frame);
    const LegGoals &goals = at(m_lock.legs, leg);
    if (at(goals.moved, frame)) {
        foot.ankle = at(goals.ankle, frame);
        foot.rotation = at(goals.footRotation, frame);
    }
    return foot;
}

double PlantedFeet::longestDrop() const
{
    const std::vector<double> &drops = m_lock.pelvisDrop;
    return drops.empty() ? 0.0 : *std::ranges::max_element(drops);
}

} // namespace limber
