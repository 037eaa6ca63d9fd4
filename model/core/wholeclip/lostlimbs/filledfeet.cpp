#include "lostlimbs/filledfeet.h"

#include "base/at.h"
#include "contacts/footanchors.h"
#include "contacts/footlockwriter.h"
#include "feet/feetrecord.h"
#include "geometry/geometry.h"
#include "lostlimbs/calmknee.h"
#include "operations/inputfigures.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

namespace limber {

namespace {

constexpr double samePlaceNcm = 2.0; // before and after a gap
constexpr double leastLiftNcm = 5.0; // a filled foot that rises by more makes a step
constexpr double leastSlideNcm = 15.0; // or is moved by more
constexpr double nearbySeconds = 0.05; // a contact may end so long before the gap
constexpr int framesForSpeed = 3; // beside the gap
constexpr double stillNcm = 30.0; // a foot that is slower than that in a second does not move
constexpr double blendSeconds = 0.12; // as that of Lock Feet

// The frames of a gap in which an ankle or a toe stands, and where, from the floor below it. It goes from the place
// before them to the one after them, which are the same or nearly so.
struct Stand
{
    FrameInterval frames;
    glm::dvec3 from{0.0};
    glm::dvec3 to{0.0};
};

// How an ankle or a toe is held, by frame of the gap.
struct Hold
{
    std::vector<glm::dvec3> shift; // to its place, fading outside of stands
    std::vector<double> weight; // 1 in stands, fading outside
};

// Holds one leg.
class FilledLeg
{
public:
    // The way of a joint, as it is seen from the floor.
    using Way = std::vector<glm::dvec3>;

    FilledLeg(const FrameInterval &gap, double frameTimeSeconds, const glm::dvec3 &up, double ncmPerUnit)
        : m_gap(gap), m_frameTimeSeconds(frameTimeSeconds), m_up(up), m_ncmPerUnit(ncmPerUnit)
    {
    }

    // Returns where a joint stands by contacts that somebody has given.
    [[nodiscard]] std::vector<Stand> standsByUser(const Way &way, std::span<const FrameInterval> contacts) const
    {
        std::vector<Stand> stands;
        for (const FrameInterval &contact : contacts) {
            if (const auto inside = insideOf(contact))
                stands.push_back(
                    standAt(way, *inside, contact.contains(m_gap.first - 1), contact.contains(m_gap.last + 1)));
        }
        return stands;
    }

    // Returns where a joint stands by contacts that were detected in the filled clip.
    [[nodiscard]] std::vector<Stand> standsByRule(const Way &way, std::span<const FrameInterval> contacts) const
    {
        if (standsThrough(way, contacts))
            return {standAt(way, m_gap, true, true)};
        std::vector<Stand> stands;
        for (const FrameInterval &contact : contacts) {
            const auto inside = insideOf(contact);
            const bool isBefore = contact.contains(m_gap.first - 1);
            const bool isAfter = contact.contains(m_gap.last + 1);
            if (inside && isBefore != isAfter &&
                isNear(way, *inside, at(way, isBefore ? m_gap.first - 1 : m_gap.last + 1), leastLiftNcm))
                stands.push_back(standAt(way, *inside, isBefore, isAfter));
        }
        return stands;
    }

    [[nodiscard]] Hold holdIn(const Way &way, const std::vector<Stand> &stands) const
    {
        const auto count = static_cast<std::size_t>(m_gap.frameCount());
        Hold hold{std::vector<glm::dvec3>(count), std::vector<double>(count)};
        for (const Stand &stand : stands)
            add(way, stand, stands, hold);
        return hold;
    }

private:
    [[nodiscard]] std::optional<FrameInterval> insideOf(const FrameInterval &contact) const
    {
        const FrameInterval inside{std::max(contact.first, m_gap.first), std::min(contact.last, m_gap.last)};
        return inside.first <= inside.last ? std::optional(inside) : std::nullopt;
    }

    // Returns a stand; its place is that of the known frame beside the gap, or else the one at which the filling is.
    [[nodiscard]] Stand standAt(const Way &way, const FrameInterval &frames, bool isBefore, bool isAfter) const
    {
        const glm::dvec3 before = at(way, m_gap.first - 1);
        const glm::dvec3 after = at(way, m_gap.last + 1);
        const glm::dvec3 own = isBefore ? before : isAfter ? after : medianPosition(way, frames);
        return {frames, own, isAfter ? after : own};
    }

    [[nodiscard]] bool standsThrough(const Way &way, std::span<const FrameInterval> contacts) const
    {
        const int nearby = static_cast<int>(std::lround(nearbySeconds / m_frameTimeSeconds));
        const auto touches = [&](int first, int last) {
            return std::ranges::any_of(
                contacts, [&](const FrameInterval &each) { return each.first <= last && first <= each.last; });
        };
        const glm::dvec3 before = at(way, m_gap.first - 1);
        const glm::dvec3 after = at(way, m_gap.last + 1);
        const bool stood = touches(m_gap.first - 1 - nearby, m_gap.first - 1) || isStill(way, m_gap.first - 1, -1);
        const bool stands = touches(m_gap.last + 1, m_gap.last + 1 + nearby) || isStill(way, m_gap.last + 1, 1);
        if (!stood || !stands || glm::distance(before, after) * m_ncmPerUnit > samePlaceNcm)
            return false;
        return isNear(way, m_gap, before, leastSlideNcm);
    }

    // Returns whether the filling keeps a joint near a place: it neither lifts it nor slides far.
    [[nodiscard]] bool isNear(const Way &way, const FrameInterval &frames, const glm::dvec3 &place,
                              double mostSlide) const
    {
        for (int frame = frames.first; frame <= frames.last; ++frame) {
            const glm::dvec3 off = (at(way, frame) - place) * m_ncmPerUnit;
            const double lift = glm::dot(off, m_up);
            if (lift > leastLiftNcm || glm::length(off - lift * m_up) > mostSlide)
                return false;
        }
        return true;
    }

    // Returns whether a joint hardly moves in the known frames from one on: a contact that is mostly in the gap is too
    // short to be detected there.
    [[nodiscard]] bool isStill(const Way &way, int edge, int direction) const
    {
        const int last = static_cast<int>(way.size()) - 1;
        const int far = std::clamp(edge + direction * (framesForSpeed - 1), 0, last);
        const double seconds = std::abs(far - edge) * m_frameTimeSeconds;
        return seconds > 0.0 && glm::distance(at(way, edge), at(way, far)) * m_ncmPerUnit < stillNcm * seconds;
    }

    [[nodiscard]] glm::dvec3 shiftAt(const Way &way, const Stand &stand, int frame) const
    {
        const double share = double(frame - stand.frames.first + 1) / (stand.frames.frameCount() + 1);
        return glm::mix(stand.from, stand.to, smootherStep(share)) - at(way, frame);
    }

    // Adds a stand and fades it out in the frames of the gap beside it, before those of the next one.
    void add(const Way &way, const Stand &stand, const std::vector<Stand> &all, Hold &hold) const
    {
        for (int frame = stand.frames.first; frame <= stand.frames.last; ++frame) {
            at(hold.shift, frame - m_gap.first) = shiftAt(way, stand, frame);
            at(hold.weight, frame - m_gap.first) = 1.0;
        }
        const int blend = std::max(1, static_cast<int>(std::lround(blendSeconds / m_frameTimeSeconds)));
        const auto fade = [&](int edge, int direction) {
            int length = 0;
            const auto isFree = [&](int frame) {
                return m_gap.contains(frame) &&
                       std::ranges::none_of(all, [&](const Stand &each) { return each.frames.contains(frame); });
            };
            while (length < blend && isFree(edge + direction * (length + 1)))
                ++length;
            for (int i = 1; i <= length; ++i) {
                const double share = 1.0 - smootherStep(double(i) / (length + 1));
                const int index = edge + direction * i - m_gap.first;
                at(hold.shift, index) += share * shiftAt(way, stand, edge);
                at(hold.weight, index) = std::min(1.0, at(hold.weight, index) + share);
            }
        };
        fade(stand.frames.first, -1);
        fade(stand.frames.last, 1);
    }

    FrameInterval m_gap;
    double m_frameTimeSeconds;
    glm::dvec3 m_up;
    double m_ncmPerUnit;
};

bool isWholeIn(const LegJoints &leg, const Gap &gap)
{
    return leg.isWhole() &&
           std::ranges::all_of(std::initializer_list<int>{leg.thigh, leg.shin, leg.foot},
                               [&](int joint) { return std::ranges::binary_search(gap.joints, joint); });
}

// Returns the way of a joint from the floor below it.
std::vector<glm::dvec3> onFloor(std::vector<glm::dvec3> way, const std::vector<glm::dvec3> &path)
{
    moveAlong(path, -1.0, way);
    return way;
}

// Returns the goals of a leg whose ankle and toe are held; those of other frames are not wanted.
LegGoals goalsOf(const LegTrack &track, const Gap &gap, const Hold &ankle, const Hold &toe)
{
    LegGoals goals{track.ankle, std::vector<glm::dquat>(track.ankle.size(), glm::dquat(1.0, 0.0, 0.0, 0.0)),
                   std::vector<bool>(track.ankle.size())};
    for (int frame = gap.frames.first; frame <= gap.frames.last; ++frame) {
        const int index = frame - gap.frames.first;
        if (at(ankle.weight, index) <= 0.0 && at(toe.weight, index) <= 0.0)
            continue;
        // A foot of which only the toe stands moves as a whole; so does one of which only the ankle stands.
        const glm::dvec3 shift = at(ankle.shift, index) + (1.0 - at(ankle.weight, index)) * at(toe.shift, index);
        at(goals.ankle, frame) += shift;
        goals.moved[static_cast<std::size_t>(frame)] = true;
        if (track.toe.empty())
            continue;
        const glm::dvec3 foot = at(track.toe, frame) - at(track.ankle, frame);
        const glm::dvec3 toeShift = at(toe.shift, index) + (1.0 - at(toe.weight, index)) * shift;
        const glm::dvec3 held = foot + toeShift - shift;
        if (glm::length(foot) > 0.0 && glm::length(held) > 0.0)
            at(goals.footRotation, frame) = quaternionArc(glm::normalize(foot), glm::normalize(held));
    }
    return goals;
}

// Returns the frames in which something is held, of the gap's.
void noteHeld(int joint, std::vector<Stand> ankle, const std::vector<Stand> &toe, int frameCount,
              std::vector<HeldFoot> &held)
{
    ankle.insert(ankle.end(), toe.begin(), toe.end());
    std::vector<FrameInterval> frames;
    for (const Stand &stand : ankle)
        frames.push_back(stand.frames);
    for (const FrameInterval &each : tidied(frames, frameCount))
        held.push_back({joint, each});
}

} // namespace

std::optional<std::vector<HeldFoot>> holdFilledFeet(const OperationInput &input, const Gap &gap, Clip &filled,
                                                    const Progress &progress)
{
    std::vector<HeldFoot> held;
    std::vector<FigureLegs> figures = legsOfFigures(filled, input.rules, input.up.axis, vocabularyOf(input));
    std::erase_if(figures, [&](const FigureLegs &figure) {
        return std::ranges::none_of(figure.legs, [&](const SidedLeg &leg) { return isWholeIn(leg.joints, gap); });
    });
    if (figures.empty())
        return held;
    auto record = recordFeet(filled, input.rules, figures, directionOf(input.up), progress, input.floor);
    if (!record)
        return std::nullopt;
    const int frameCount = record->frameCount();
    const Contacts contacts =
        input.contacts != nullptr ? record->heldOf(*input.contacts) : contactsOf(record->detections());
    const std::vector<BentLeg> bent = record->bentLegs();
    std::vector<BentLeg> legs;
    std::vector<LegGoals> goals;
    std::size_t first = 0;
    for (const FigureOnLegs &figure : record->figures) {
        const std::vector<glm::dvec3> path = figure.floor.path(record->frameTimeSeconds);
        const FilledLeg filledLeg(gap.frames, record->frameTimeSeconds, record->up, figure.ncmPerUnit);
        for (std::size_t i = first; i < first + figure.legCount; ++i) {
            const LegJoints &joints = record->legs[i].joints();
            if (!isWholeIn(joints, gap))
                continue;
            const LegTrack &track = record->legs[i].track();
            const auto standsOf = [&](const FilledLeg::Way &way, int joint) {
                if (way.empty() || joint == NoJoint)
                    return std::vector<Stand>();
                const std::vector<FrameInterval> when = intervalsOf(contacts, joint, frameCount);
                return input.contacts != nullptr ? filledLeg.standsByUser(way, when)
                                                 : filledLeg.standsByRule(way, when);
            };
            const FilledLeg::Way ankle = onFloor(track.ankle, path);
            const FilledLeg::Way toe = onFloor(track.toe, path);
            const std::vector<Stand> ankleStands = standsOf(ankle, joints.foot);
            const std::vector<Stand> toeStands = standsOf(toe, joints.toe);
            if (ankleStands.empty() && toeStands.empty())
                continue;
            noteHeld(joints.foot, ankleStands, toeStands, frameCount, held);
            legs.push_back(bent[i]);
            goals.push_back(
                goalsOf(track, gap, filledLeg.holdIn(ankle, ankleStands), filledLeg.holdIn(toe, toeStands)));
            calmKnee(track, gap.frames, record->frameTimeSeconds, figure.ncmPerUnit, goals.back());
        }
        first += figure.legCount;
    }
    FootLockWriter writer(filled, input.rules, std::move(legs));
    for (int frame = gap.frames.first; frame <= gap.frames.last; ++frame)
        writer.bend(frame, goals);
    return held;
}

} // namespace limber
