#include "contacts/floorcontacts.h"

#include "base/at.h"
#include "base/statistics.h"
#include "geometry/geometry.h"
#include "geometry/lowpass.h"
#include "ground/bodyspeed.h"
#include "ground/floorsearch.h"
#include "ground/frameruns.h"
#include "ground/standingpoints.h"
#include "ground/usabletrack.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace limber {

namespace {

constexpr std::size_t fewestFramesOfFloor = 3;
constexpr double movingFloor = 8.0; // ncm per second
constexpr double carriedPart = 0.75; // of the floor's speed: a body that is slower over the floor is carried by it
constexpr double slidingFloor = 25.0; // ncm per second: feet that slide more slowly can be held on a still floor
constexpr double swayHz = 0.5; // a body sways faster than that over its feet
constexpr double lowHips = 0.62; // of the leg's length
constexpr double travellingPart = 0.5; // of the way of such a floor: a body that gets farther walks there

bool isKnowable(std::span<const LegRecord> legs, double ncmPerUnit, double frameTimeSeconds)
{
    return !legs.empty() && legs.front().track().ankle.size() >= fewestFramesOfFloor && ncmPerUnit > 0.0 &&
           std::isfinite(ncmPerUnit) && frameTimeSeconds > 0.0 && std::isfinite(frameTimeSeconds) &&
           std::ranges::all_of(legs,
                               [](const LegRecord &leg) { return !usableTrack(leg.track().ankle, 1.0).isEmpty(); });
}

FloorSpeeds scaled(std::vector<glm::dvec3> velocities, double factor)
{
    for (glm::dvec3 &velocity : velocities)
        velocity *= factor;
    return velocities;
}

// Returns whether hips are mostly so low above the feet that these carry little of a body: it sits, lies or kneels, and
// its feet dangle or swing.
bool isMostlyLow(std::span<const LegRecord> legs, const glm::dvec3 &up)
{
    std::vector<double> heights; // of the hip above the lowest ankle, as a part of the leg, by frame
    for (std::size_t frame = 0; frame < legs.front().track().ankle.size(); ++frame) {
        double highest = 0.0;
        for (const LegRecord &leg : legs) {
            const LegTrack &track = leg.track();
            if (track.hip.size() <= frame || track.knee.size() <= frame)
                continue;
            const double length = glm::distance(track.hip[frame], track.knee[frame]) +
                                  glm::distance(track.knee[frame], track.ankle[frame]);
            if (length > 0.0)
                highest = std::max(highest, glm::dot(track.hip[frame] - track.ankle[frame], up) / length);
        }
        heights.push_back(highest);
    }
    return median(std::move(heights)) < lowHips;
}

// What feet that move together while they stand say of the floor.
enum class FloorKind {
    Still, // they glide with the whole figure, or their places are uncertain
    Moving, // below a body that walks in place
    // The body gets farther in the world than they slide, or half as far if they slide slowly: its travel does not fit
    // its steps.
    BelowSlidingFeet,
};

// Returns how far a body gets along the floor, without its sway.
double lengthOfPath(std::vector<glm::dvec3> places, const glm::dvec3 &up, double frameTimeSeconds)
{
    for (glm::dvec3 &place : places)
        place -= up * glm::dot(place, up);
    const std::vector<glm::dvec3> path = lowPassed(usableTrack(places, 1.0).positions, frameTimeSeconds, swayHz);
    double length = 0.0;
    for (std::size_t frame = 1; frame < path.size(); ++frame)
        length += glm::distance(path[frame - 1], path[frame]);
    return length;
}

FloorKind kindOf(const FloorSpeeds &floor, std::span<const LegRecord> legs, const glm::dvec3 &up, double ncmPerUnit,
                 double frameTimeSeconds)
{
    const std::vector<glm::dvec3> places = placesOfBody(legs, ncmPerUnit);
    if (places.empty())
        return FloorKind::Moving;
    if (isMostlyLow(legs, up))
        return FloorKind::Still;
    const std::vector<double> bodySpeeds = bodySpeedsOver(floor, places, up, frameTimeSeconds);
    double ofFloor = 0.0;
    double ofBody = 0.0; // over the floor, where that moves
    double moving = 0.0; // frames
    for (std::size_t frame = 0; frame < places.size(); ++frame) {
        const double speed = glm::length(floor[frame]);
        ofFloor += speed;
        ofBody += speed > movingFloor ? bodySpeeds[frame] : 0.0;
        moving += speed > movingFloor ? 1.0 : 0.0;
    }
    const double travel = lengthOfPath(places, up, frameTimeSeconds);
    const double wayOfFloor = ofFloor * frameTimeSeconds;
    if (ofBody < carriedPart * ofFloor)
        return FloorKind::Still;
    const double part = ofFloor < slidingFloor * moving ? travellingPart : 1.0;
    return travel > part * wayOfFloor ? FloorKind::BelowSlidingFeet : FloorKind::Moving;
}

// The contacts of one leg that the support of its foot is added to.
class SupportRows
{
public:
    SupportRows(const FootSupport &support, DetectedContacts &ankle, DetectedContacts *toe)
        : m_support(support), m_ankle(ankle), m_toe(toe), m_frames(static_cast<int>(support.frames.size()))
    {
    }

    void add()
    {
        std::vector<bool> open = m_support.frames;
        close(m_ankle, open);
        if (m_toe != nullptr)
            close(*m_toe, open);
        forEachRun(open, true, [this](int first, int last) { addTo(rowOf({first, last}), {first, last}); });
    }

private:
    static void close(const DetectedContacts &contacts, std::vector<bool> &open)
    {
        for (const FrameInterval &held : contacts.intervals)
            std::fill(open.begin() + held.first, open.begin() + held.last + 1, false);
    }

    // Returns whether a contact begins right after these frames or ends right before them.
    [[nodiscard]] static bool isBeside(const DetectedContacts &contacts, const FrameInterval &frames)
    {
        return std::ranges::any_of(contacts.intervals, [&frames](const FrameInterval &own) {
            return own.last + 1 == frames.first || own.first == frames.last + 1;
        });
    }

    // Returns the joint whose contact these frames continue, or else the one to which most of them belong.
    [[nodiscard]] DetectedContacts &rowOf(const FrameInterval &frames) const
    {
        if (m_toe != nullptr && isBeside(m_ankle, frames) != isBeside(*m_toe, frames))
            return isBeside(m_ankle, frames) ? m_ankle : *m_toe;
        int front = 0;
        for (int frame = frames.first; frame <= frames.last; ++frame)
            front += at(m_support.onFront, frame) ? 1 : -1;
        return m_toe != nullptr && front > 0 ? *m_toe : m_ankle;
    }

    void addTo(DetectedContacts &row, const FrameInterval &frames) const
    {
        row.intervals = unionOf(row.intervals, {&frames, 1}, m_frames);
        row.whyNone = {};
        row.reason = NoContactReason::None;
    }

    const FootSupport &m_support;
    DetectedContacts &m_ankle;
    DetectedContacts *m_toe; // null for a foot without a toe joint
    int m_frames;
};

FootTracks tracksOf(const LegRecord &leg)
{
    return {leg.track().ankle, leg.track().toe, leg.tip(), leg.worldFromFoot()};
}

std::vector<FootPoints> pointsOf(std::span<const LegRecord> legs, const glm::dvec3 &up, double ncmPerUnit,
                                 double frameTimeSeconds)
{
    std::vector<FootPoints> feet;
    for (const LegRecord &leg : legs)
        feet.emplace_back(tracksOf(leg), up, ncmPerUnit, frameTimeSeconds);
    return feet;
}

// Returns the frames of one interval that somebody gives in which its joint is not held: those of detected intervals in
// which it does not stand firmly. Ends are taken for those of the user unless they are those of a detected interval.
std::vector<FrameInterval> looseFramesOf(const FrameInterval &given, const std::vector<FrameInterval> &whole,
                                         const std::vector<FrameInterval> &firm)
{
    const bool isBeginDetected = std::ranges::any_of(whole, [&](const auto &own) { return own.first == given.first; });
    const bool isEndDetected = std::ranges::any_of(whole, [&](const auto &own) { return own.last == given.last; });
    std::vector<FrameInterval> loose;
    for (const FrameInterval &detected : intersectionOf(whole, {&given, 1})) {
        const std::vector<FrameInterval> parts = intersectionOf(firm, {&detected, 1});
        const bool isLooseFirst = isBeginDetected && detected.first == given.first;
        const bool isLooseLast = isEndDetected && detected.last == given.last;
        if (parts.empty() && isLooseFirst && isLooseLast)
            loose.push_back(detected);
        if (parts.empty())
            continue;
        if (isLooseFirst)
            loose.push_back({detected.first, parts.front().first - 1});
        for (std::size_t next = 1; next < parts.size(); ++next)
            loose.push_back({parts[next - 1].last + 1, parts[next].first - 1});
        if (isLooseLast)
            loose.push_back({parts.back().last + 1, detected.last});
    }
    return tidied(loose, given.last + 1);
}

// Returns whether contacts are detected ones of which some were changed: at least half of them are as detected. By
// chance fewer are.
bool areMostlyDetected(const Contacts &given, const Contacts &whole, int frameCount)
{
    std::ptrdiff_t all = 0;
    std::ptrdiff_t same = 0;
    for (const JointContacts &joint : given) {
        const std::vector<FrameInterval> detected = intervalsOf(whole, joint.joint, frameCount);
        const std::vector<FrameInterval> own = tidied(joint.intervals, frameCount);
        all += std::ssize(own);
        same += std::ranges::count_if(
            own, [&](const FrameInterval &one) { return std::ranges::find(detected, one) != detected.end(); });
    }
    return 3 * same >= 2 * all;
}

// Returns an interval without some frames of it, which must be tidied.
std::vector<FrameInterval> without(const FrameInterval &interval, const std::vector<FrameInterval> &frames)
{
    std::vector<FrameInterval> rest;
    int first = interval.first;
    for (const FrameInterval &left : frames) {
        if (left.first > first)
            rest.push_back({first, left.first - 1});
        first = left.last + 1;
    }
    if (first <= interval.last)
        rest.push_back({first, interval.last});
    return rest;
}

} // namespace

std::optional<FloorMotion> floorMotionBelow(std::span<const LegRecord> legs, const glm::dvec3 &up, double ncmPerUnit,
                                            double frameTimeSeconds, const Progress &progress)
{
    if (!isKnowable(legs, ncmPerUnit, frameTimeSeconds))
        return FloorMotion();
    std::vector<FootPoints> feet = pointsOf(legs, directionOf(up), ncmPerUnit, frameTimeSeconds);
    auto speeds = searchFloor(feet, directionOf(up), frameTimeSeconds, progress);
    if (!speeds)
        return std::nullopt;
    const FloorKind kind =
        speeds->empty() ? FloorKind::Still : kindOf(*speeds, legs, directionOf(up), ncmPerUnit, frameTimeSeconds);
    if (kind == FloorKind::Still)
        return FloorMotion();
    FloorSpeeds velocities = scaled(std::move(*speeds), 1.0 / ncmPerUnit);
    return kind == FloorKind::Moving ? FloorMotion(std::move(velocities))
                                     : FloorMotion::stillBelowSlidingFeet(std::move(velocities));
}

std::optional<FloorMotion> floorUnderFeet(std::span<const LegRecord> legs, const glm::dvec3 &up, double ncmPerUnit,
                                          double frameTimeSeconds, const FloorMotion &near, double smoothHz)
{
    if (!isKnowable(legs, ncmPerUnit, frameTimeSeconds))
        return std::nullopt;
    const glm::dvec3 upwards = directionOf(up);
    FloorSpeeds floor = scaled(near.underFeet().velocities(), ncmPerUnit);
    floor.resize(legs.front().track().ankle.size(), glm::dvec3(0.0));
    std::vector<FootPoints> feet = pointsOf(legs, upwards, ncmPerUnit, frameTimeSeconds);
    for (FootPoints &foot : feet)
        foot.addHeel(standingPoints(foot, floor, frameTimeSeconds));
    std::vector<std::vector<std::vector<bool>>> standing;
    for (const FootPoints &foot : feet)
        standing.push_back(standingPoints(foot, floor, frameTimeSeconds));
    auto precise = preciseFloor(feet, standing, std::move(floor), upwards);
    if (!precise)
        return std::nullopt;
    return FloorMotion(scaled(lowPassed(*precise, frameTimeSeconds, smoothHz), 1.0 / ncmPerUnit));
}

Contacts heldOf(const Contacts &given, const Contacts &whole, const Contacts &firm, int frameCount)
{
    if (!areMostlyDetected(given, whole, frameCount))
        return given;
    Contacts held = given;
    for (JointContacts &joint : held) {
        const std::vector<FrameInterval> standing = intervalsOf(firm, joint.joint, frameCount);
        if (standing.empty())
            continue;
        const std::vector<FrameInterval> detected = intervalsOf(whole, joint.joint, frameCount);
        std::vector<FrameInterval> intervals;
        for (const FrameInterval &own : tidied(joint.intervals, frameCount))
            std::ranges::move(without(own, looseFramesOf(own, detected, standing)), std::back_inserter(intervals));
        joint.intervals = tidied(intervals, frameCount);
    }
    return held;
}

void addSupport(std::span<const LegRecord> legs, const glm::dvec3 &up, double ncmPerUnit, double frameTimeSeconds,
                const FloorMotion &floor, std::vector<JointDetection> &detections)
{
    if (!isKnowable(legs, ncmPerUnit, frameTimeSeconds))
        return;
    const glm::dvec3 upwards = directionOf(up);
    const FloorSpeeds speeds = scaled(floor.underFeet().velocities(), ncmPerUnit);
    const std::vector<double> bodySpeeds =
        bodySpeedsOver(speeds, placesOfBody(legs, ncmPerUnit), upwards, frameTimeSeconds);
    auto detection = detections.begin();
    for (const LegRecord &leg : legs) {
        FootPoints foot(tracksOf(leg), upwards, ncmPerUnit, frameTimeSeconds);
        foot.addHeel(standingPoints(foot, speeds, frameTimeSeconds, bodySpeeds));
        const FootSupport support = supportOf(foot, standingPoints(foot, speeds, frameTimeSeconds, bodySpeeds), speeds,
                                              bodySpeeds, frameTimeSeconds);
        DetectedContacts &ankle = detection++->contacts;
        DetectedContacts *toe = leg.joints().toe != NoJoint ? &detection++->contacts : nullptr;
        SupportRows(support, ankle, toe).add();
    }
}

} // namespace limber
