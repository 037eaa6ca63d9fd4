#include "contacts/legrecord.h"

#include "base/at.h"
#include "base/statistics.h"
#include "contacts/raisedheel.h"
#include "geometry/geometry.h"
#include "geometry/twobones.h"
#include "ground/bodyspeed.h"
#include "ground/usabletrack.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <limits>

namespace limber {

namespace {

double lowest(const std::vector<NodeId> &nodes, const Pose &pose, const glm::dvec3 &up)
{
    double height = std::numeric_limits<double>::infinity();
    for (const NodeId node : nodes)
        height = std::min(height, glm::dot(pose.positionOf(node), up));
    return height;
}

constexpr double slackOfFloor = 0.10; // of its speed
constexpr double releaseSlackOfFloor = 0.16;

ContactLimits onMovingFloor(ContactLimits limits, double floorSpeed)
{
    limits.speed += slackOfFloor * floorSpeed;
    limits.releaseSpeed += releaseSlackOfFloor * floorSpeed;
    return limits;
}

// Returns the speed of a body that runs all the time; 0 if it does not.
double speedOfRunner(std::span<const LegRecord> legs, const glm::dvec3 &up, double ncmPerUnit, double frameTimeSeconds)
{
    if (legs.empty() || !(ncmPerUnit > 0.0) || !(frameTimeSeconds > 0.0))
        return 0.0;
    std::vector<double> speeds = bodySpeedsOver({}, placesOfBody(legs, ncmPerUnit), directionOf(up), frameTimeSeconds);
    return speeds.empty() ? 0.0 : runningSpeed(median(std::move(speeds)));
}

// Finds the contacts of a joint; with a second limit if it never stands slowly enough.
DetectedContacts detectContacts(const std::vector<glm::dvec3> &positions, const glm::dvec3 &up, double ncmPerUnit,
                                double frameTimeSeconds, const ContactLimits &limits, const ContactLimits &otherwise)
{
    DetectedContacts found = detectContacts(positions, up, ncmPerUnit, frameTimeSeconds, limits);
    const bool isTooFast = found.reason == NoContactReason::NeverSlow || found.reason == NoContactReason::TooShort;
    if (!isTooFast || !(otherwise.speed > limits.speed))
        return found;
    DetectedContacts other = detectContacts(positions, up, ncmPerUnit, frameTimeSeconds, otherwise);
    return other.intervals.empty() ? found : other;
}

} // namespace

LegRecord::LegRecord(const LegJoints &joints, NodeId toe, std::vector<NodeId> sole, NodeId tip)
    : m_joints(joints), m_toe(toe), m_tip(tip), m_sole(std::move(sole))
{
}

void LegRecord::reserve(int frameCount)
{
    const auto count = static_cast<std::size_t>(frameCount);
    m_track.ankle.reserve(count);
    m_soleHeights.reserve(count);
    if (m_toe.isValid())
        m_track.toe.reserve(count);
    if (m_tip.isValid())
        m_tipTrack.reserve(count);
    m_worldFromFoot.reserve(count);
    if (m_joints.isWhole()) {
        m_track.hip.reserve(count);
        m_track.knee.reserve(count);
        m_worldFromThigh.reserve(count);
    }
}

void LegRecord::record(const Pose &pose, const glm::dvec3 &up)
{
    m_track.ankle.push_back(at(pose.jointPositions, m_joints.foot));
    m_soleHeights.push_back(lowest(m_sole, pose, up));
    if (m_toe.isValid())
        m_track.toe.push_back(pose.positionOf(m_toe));
    if (m_tip.isValid())
        m_tipTrack.push_back(pose.positionOf(m_tip));
    m_worldFromFoot.push_back(glm::quat_cast(at(pose.worldFromJoint, m_joints.foot)));
    if (!m_joints.isWhole())
        return;
    m_track.hip.push_back(at(pose.jointPositions, m_joints.thigh));
    m_track.knee.push_back(at(pose.jointPositions, m_joints.shin));
    m_worldFromThigh.push_back(glm::quat_cast(at(pose.worldFromJoint, m_joints.thigh)));
}

void LegRecord::move(std::size_t frame, const glm::dvec3 &by, const glm::dvec3 &up)
{
    for (std::vector<glm::dvec3> *positions :
         {&m_track.hip, &m_track.knee, &m_track.ankle, &m_track.toe, &m_tipTrack}) {
        if (!positions->empty())
            (*positions)[frame] += by;
    }
    m_soleHeights[frame] += glm::dot(by, up);
}

LegTrack LegRecord::takeTrack()
{
    const glm::dvec3 hingeInThigh = hinge();
    if (hingeInThigh != glm::dvec3(0.0)) {
        for (const glm::dquat &worldFromThigh : m_worldFromThigh)
            m_track.hinge.push_back(worldFromThigh * hingeInThigh);
    }
    return std::move(m_track);
}

glm::dvec3 LegRecord::hinge() const
{
    return hingeInThigh(m_track.hip, m_track.knee, m_track.ankle, m_worldFromThigh);
}

std::vector<NodeId> endSitesBelow(const Skeleton &skeleton, int joint)
{
    std::vector<NodeId> nodes;
    for (int end = 0; end < skeleton.endSiteCount(); ++end) {
        if (skeleton.isInSubtree(skeleton.endSite(end).parent, joint))
            nodes.push_back(NodeId::endSite(end));
    }
    return nodes;
}

NodeId endOfToes(const Skeleton &skeleton, const LegJoints &leg)
{
    for (const int joint : {leg.toe, leg.foot}) {
        if (joint == NoJoint || !skeleton.isInSubtree(joint, leg.foot))
            continue;
        if (const std::vector<NodeId> ends = endSitesBelow(skeleton, joint); !ends.empty())
            return ends.front();
    }
    return {};
}

std::vector<NodeId> tipsOfFoot(const Skeleton &skeleton, const LegJoints &leg, const Pose &pose)
{
    std::vector<NodeId> tips = endSitesBelow(skeleton, leg.foot);
    std::erase_if(tips, [&](const NodeId &tip) {
        const int toe = skeleton.endSite(tip.index).parent;
        const glm::dvec3 &position = at(pose.jointPositions, toe);
        return toe != leg.foot && glm::dot(position - at(pose.jointPositions, skeleton.joint(toe).parent),
                                           at(pose.endPositions, tip.index) - position) < 0.0;
    });
    if (tips.empty() && leg.toe != NoJoint)
        tips.push_back(NodeId::joint(leg.toe));
    return tips;
}

std::vector<FrameInterval> standingFrames(const Contacts &contacts, const LegJoints &leg, int frameCount)
{
    return unionOf(intervalsOf(contacts, leg.foot, frameCount), intervalsOf(contacts, leg.toe, frameCount), frameCount);
}

std::vector<glm::dvec3> placesOfBody(std::span<const LegRecord> legs, double ncmPerUnit)
{
    const std::size_t frames = legs.front().track().ankle.size();
    std::vector<glm::dvec3> middle(frames, glm::dvec3(0.0));
    for (const LegRecord &leg : legs) {
        if (leg.track().hip.size() != frames)
            return {};
        moveAlong(leg.track().hip, 1.0 / static_cast<double>(legs.size()), middle);
    }
    UsableTrack places = usableTrack(middle, ncmPerUnit);
    leaveOutLeaps(places);
    return std::move(places.positions);
}

std::vector<JointDetection> detectContactsOfLegs(std::span<const LegRecord> legs, const glm::dvec3 &up,
                                                 double ncmPerUnit, double frameTimeSeconds, const FloorMotion &floor,
                                                 const ContactLimits &limits)
{
    const FloorMotion below = floor.underFeet();
    const ContactLimits moving = onMovingFloor(limits, glm::length(below.medianVelocity()) * ncmPerUnit);
    const ContactLimits running = onMovingFloor(limits, speedOfRunner(legs, up, ncmPerUnit, frameTimeSeconds));
    const std::vector<glm::dvec3> path = below.path(frameTimeSeconds);
    std::vector<JointDetection> detections;
    for (const LegRecord &leg : legs) {
        LegTrack moved;
        if (below.moves())
            moved = trackOnFloor(leg.track(), path);
        const LegTrack &track = below.moves() ? moved : leg.track();
        DetectedContacts ankle = detectContacts(track.ankle, up, ncmPerUnit, frameTimeSeconds, moving, running);
        DetectedContacts toe;
        if (leg.joints().toe != NoJoint)
            toe = detectContacts(track.toe, up, ncmPerUnit, frameTimeSeconds, moving, running);
        // A foot without a toe joint has nothing else to stand on, and its heel rises all the same.
        const std::vector<FrameInterval> &front = leg.joints().toe != NoJoint ? toe.intervals : ankle.intervals;
        if (!ankle.intervals.empty() && !front.empty())
            ankle.intervals = withoutRaisedHeel(track, directionOf(up), ncmPerUnit, ankle.intervals, front);
        detections.push_back({leg.joints().foot, std::move(ankle)});
        if (leg.joints().toe != NoJoint)
            detections.push_back({leg.joints().toe, std::move(toe)});
    }
    return detections;
}

Contacts contactsOf(std::vector<JointDetection> &&detections)
{
    Contacts contacts;
    for (JointDetection &detection : detections) {
        if (!detection.contacts.intervals.empty())
            contacts.push_back({detection.joint, std::move(detection.contacts.intervals)});
    }
    return contacts;
}

std::optional<FloorHeight> floorBelow(std::span<const LegRecord> legs,
                                      std::span<const std::vector<FrameInterval>> standing)
{
    std::vector<FootHeights> feet;
    for (std::size_t leg = 0; leg < legs.size(); ++leg)
        feet.push_back({legs[leg].soleHeights(), standing[leg]});
    return floorHeight(feet);
}

} // namespace limber
