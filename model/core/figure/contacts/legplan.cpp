#include "contacts/legplan.h"

#include "base/at.h"
#include "base/statistics.h"
#include "contacts/contactdetection.h"
#include "contacts/toeroll.h"
#include "geometry/geometry.h"
#include "geometry/twobones.h"
#include "geometry/windowfilters.h"
#include "ground/standingfoot.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace limber {

namespace {

// Of the leg's length: such a change is invisible, and without it a clip that already fits stays as it is.
constexpr double nothing = 1e-9;
constexpr double visible = 0.015; // of the leg's length: from here on a move of the pelvis counts wholly
constexpr double slides = 0.001; // of the leg's length: a foot that moves less while it stands hardly needs holding
constexpr double hardly = 1e-4; // of the leg's length: a contact that moves the foot less makes no leg jump
constexpr double steepest = 1.5; // the slope of a smooth step, as a factor of the mean
constexpr double pelvisSeconds = 2.0; // times the fade: how far from a lock the pelvis may still move
constexpr double longestWindow = 1024.0; // frames; limits the work if the frame time is absurd
constexpr int nearFrames = 5;
constexpr double moreDegrees = 1.8; // a fifth of a degree below what an animator is promised
constexpr double moreAcceleration = 1.45; // times what is usual
constexpr double usualFraction = 0.99; // of the frames accelerate less
constexpr int stepsOfFade = 3; // how often a lock fades longer before it is held less
constexpr double longerFade = 1.6;
constexpr int mostSteps = 6;
// Of the leg's length above the ground: a foot that is higher moves with the pelvis, in part and wholly.
constexpr double nearGround = 0.3;
constexpr double highAbove = 0.5;

bool isFinite(const glm::dvec3 &v)
{
    return std::isfinite(glm::dot(v, v));
}

double degreesBetween(const glm::dvec3 &a, const glm::dvec3 &b)
{
    return std::atan2(glm::length(glm::cross(a, b)), glm::dot(a, b)) * degreesPerRadian;
}

// Returns how far the bone between two tracks turns from each frame to the next.
std::vector<double> turnsOf(const std::vector<glm::dvec3> &from, const std::vector<glm::dvec3> &to)
{
    std::vector<double> turns(from.size());
    for (std::size_t frame = 1; frame < from.size(); ++frame)
        turns[frame] = degreesBetween(to[frame - 1] - from[frame - 1], to[frame] - from[frame]);
    return turns;
}

// Returns how far each position is from the middle of its neighbours, twice: the acceleration per frame and frame.
std::vector<double> accelerationsOf(const std::vector<glm::dvec3> &track)
{
    std::vector<double> accelerations(track.size());
    for (std::size_t frame = 1; frame + 1 < track.size(); ++frame)
        accelerations[frame] = glm::length(track[frame - 1] - 2.0 * track[frame] + track[frame + 1]);
    return accelerations;
}

double mostNear(const std::vector<double> &values, std::size_t index)
{
    const std::size_t first = index > nearFrames ? index - nearFrames : 0;
    const std::size_t last = std::min(values.size(), index + nearFrames + 1);
    return *std::max_element(values.begin() + static_cast<std::ptrdiff_t>(first),
                             values.begin() + static_cast<std::ptrdiff_t>(last));
}

} // namespace

LockLengths::LockLengths(const FootLockSettings &settings, double frameTimeSeconds)
{
    const double seconds = frameTimeSeconds > 0.0 && std::isfinite(frameTimeSeconds) ? frameTimeSeconds : 1.0 / 30.0;
    fade = settings.blendSeconds / seconds;
    bridge = settings.bridgeSeconds / seconds;
    closedGap = ContactLimits().longestGapSeconds / seconds;
    floorStep = settings.floorSpeed * seconds;
}

LegPlan::LegPlan(const LegTrack &leg, const glm::dvec3 &up, const LockLengths &lengths,
                 const FootLockSettings &settings)
    : m_leg(leg), m_up(up), m_lengths(lengths), m_settings(settings)
{
    repairTrack();
    m_leg.ankleContacts = tidied(leg.ankleContacts, frameCount());
    m_leg.toeContacts = leg.toe.empty() ? std::vector<FrameInterval>() : tidied(leg.toeContacts, frameCount());
    cutToFrames(m_leg.ankleContacts);
    cutToFrames(m_leg.toeContacts);
    m_anchors = chooseFootAnchors(m_leg, up, settings.anchor);
    makeHolds();
    for (std::size_t frame = 0; frame < m_leg.ankle.size(); ++frame)
        m_calm.push_back(calmReach(m_leg.hip[frame], m_leg.knee[frame], m_leg.ankle[frame],
                                   m_leg.hinge.empty() ? glm::dvec3(0.0) : m_leg.hinge[frame]));
    plan();
}

LegReach LegPlan::reachIn(std::size_t frame) const
{
    return {m_leg.hip[frame], m_leg.knee[frame], m_leg.ankle[frame]};
}

// Returns how far apart hip and ankle are with a knee that is calm in part.
double LegPlan::calmIn(std::size_t frame, double share) const
{
    return glm::mix(glm::distance(m_leg.hip[frame], m_leg.ankle[frame]), m_calm[frame], share);
}

// Replaces positions that are not finite, since they would spread to their neighbours; in the end their frames stay as
// they are.
void LegPlan::repairTrack()
{
    m_broken.resize(m_leg.ankle.size());
    for (std::vector<glm::dvec3> *track : {&m_leg.hip, &m_leg.knee, &m_leg.ankle, &m_leg.toe}) {
        glm::dvec3 last(0.0);
        for (std::size_t frame = 0; frame < track->size(); ++frame) {
            glm::dvec3 &position = (*track)[frame];
            if (!isFinite(position)) {
                m_broken[frame] = true;
                position = last;
            }
            last = position;
        }
    }
    for (std::vector<double> *heights : {&m_leg.ankleHeights, &m_leg.toeHeights}) {
        if (!std::ranges::all_of(*heights, [](double height) { return std::isfinite(height); }))
            heights->clear();
    }
    for (std::vector<glm::dvec3> *vectors : {&m_leg.hinge, &m_leg.ankleSlides, &m_leg.toeSlides}) {
        if (!std::ranges::all_of(*vectors, isFinite))
            vectors->clear();
    }
}

// Takes contacts out of frames that stay as they are. One that goes on beyond the frames needs time to fade inside
// them.
void LegPlan::cutToFrames(std::vector<FrameInterval> &contacts) const
{
    if (!m_settings.frames)
        return;
    const int first = m_settings.frames->first;
    const int last = m_settings.frames->last;
    const int fade = static_cast<int>(std::ceil(std::min(m_lengths.fade, longestWindow)));
    for (FrameInterval &contact : contacts) {
        if (first > 0 && contact.first <= first)
            contact.first = first + fade;
        if (last < frameCount() - 1 && contact.last >= last)
            contact.last = last - fade;
    }
    std::erase_if(contacts, [&](const FrameInterval &contact) {
        return contact.last < contact.first || contact.last < first || contact.first > last;
    });
}

void LegPlan::makeHolds()
{
    const std::vector<FrameInterval> held = unionOf(m_leg.ankleContacts, m_leg.toeContacts, frameCount());
    const StandingLimits limits{.leftAlone = m_settings.leftAlone,
                                .up = m_up,
                                .legLength = held.empty() ? 0.0 : reachIn(0).length(),
                                .fade = m_lengths.fade,
                                .closedGap = m_lengths.closedGap,
                                .floorStep = m_lengths.floorStep};
    const std::vector<bool> stands =
        standingIn({m_leg.ankle, m_leg.ankleContacts}, {m_leg.toe, m_leg.toeContacts}, held, limits);
    for (std::size_t index = 0; index < held.size(); ++index)
        m_holds.push_back(
            {.lock = {held[index], m_lengths.fade, m_lengths.fade, m_lengths.fade}, .stands = stands[index]});
}

// Returns the locks. They rise and fade only in frames that may change.
std::vector<Lock> LegPlan::locks() const
{
    std::vector<Lock> locks;
    for (const Hold &hold : m_holds) {
        Lock lock = hold.lock;
        if (m_settings.frames && m_settings.frames->first > 0)
            lock.rise = std::min(lock.rise, lock.frames.first - m_settings.frames->first + 1.0);
        if (m_settings.frames && m_settings.frames->last < frameCount() - 1)
            lock.fade = std::min(lock.fade, m_settings.frames->last - lock.frames.last + 1.0);
        locks.push_back(lock);
    }
    return locks;
}

void LegPlan::plan()
{
    m_rotations.assign(m_leg.ankle.size(), glm::dvec3(0.0));
    m_shifts.assign(m_leg.ankle.size(), glm::dvec3(0.0));
    rotateFoot();
    rollOverToes();
    shiftAnkle();
    countLocks();
    followPelvis();
}

// Rotates the foot in frames in which both ankle and toe stand, so that it fits between their positions.
void LegPlan::rotateFoot()
{
    auto ankle = m_anchors.ankle.begin();
    auto toe = m_anchors.toe.begin();
    std::vector<Lock> both;
    for (const FrameInterval &frames : intersectionOf(m_leg.ankleContacts, m_leg.toeContacts)) {
        while (ankle->frames.last < frames.first)
            ++ankle;
        while (toe->frames.last < frames.first)
            ++toe;
        for (auto frame = static_cast<std::size_t>(frames.first); frame <= static_cast<std::size_t>(frames.last);
             ++frame) {
            const glm::dquat rotation =
                quaternionArc(m_leg.toe[frame] - m_leg.ankle[frame],
                              placeOf(*toe, m_leg.toeSlides, frame) - placeOf(*ankle, m_leg.ankleSlides, frame));
            m_rotations[frame] = rotationVector(rotation);
            if (glm::length(m_rotations[frame]) < nothing)
                m_rotations[frame] = glm::dvec3(0.0);
        }
        both.push_back({frames, m_lengths.fade, m_lengths.fade, m_lengths.fade});
    }
    // A foot that rolls over its toe leaves the position of both while the toe still stands.
    for (Lock &lock : both) {
        for (const Lock &whole : locks()) {
            if (!whole.frames.contains(lock.frames.first))
                continue;
            lock.rise = std::min(std::max(lock.rise, whole.rise), lock.frames.first - whole.frames.first + whole.rise);
            lock.fade = std::min(std::max(lock.fade, whole.fade), whole.frames.last - lock.frames.last + whole.fade);
        }
    }
    scaleByGrips(m_rotations);
    blendBetweenLocks(m_rotations, both, m_lengths.bridge);
}

// Rolls the foot over its standing toe while the ankle is free. The roll fades as slowly as it rises.
void LegPlan::rollOverToes()
{
    std::vector<glm::dvec3> rolls = rollsOverToes(m_leg, m_anchors, m_rotations, m_up, m_lengths.fade);
    std::vector<Lock> fading = locks();
    for (Lock &lock : fading) {
        const auto framesFor = [&](int frame) { return steepest * glm::length(at(rolls, frame)) / mostRollPerFrame; };
        lock.rise = std::max(lock.rise, framesFor(lock.frames.first));
        lock.fade = std::max(lock.fade, framesFor(lock.frames.last));
    }
    scaleByGrips(rolls);
    blendBetweenLocks(rolls, fading, m_lengths.bridge);
    for (std::size_t frame = 0; frame < rolls.size(); ++frame) {
        if (rolls[frame] != glm::dvec3(0.0))
            m_rotations[frame] =
                rotationVector(rotationFromVector(rolls[frame]) * rotationFromVector(m_rotations[frame]));
    }
}

void LegPlan::shiftAnkle()
{
    // The ankle comes last: if both stand, they agree except for rounding.
    for (const Anchor &toe : m_anchors.toe) {
        for (auto frame = static_cast<std::size_t>(toe.frames.first);
             frame <= static_cast<std::size_t>(toe.frames.last); ++frame) {
            const glm::dvec3 foot = m_leg.toe[frame] - m_leg.ankle[frame];
            setShift(frame, placeOf(toe, m_leg.toeSlides, frame) - rotationFromVector(m_rotations[frame]) * foot);
        }
    }
    for (const Anchor &ankle : m_anchors.ankle) {
        for (auto frame = static_cast<std::size_t>(ankle.frames.first);
             frame <= static_cast<std::size_t>(ankle.frames.last); ++frame) {
            const double rise = ankle.rolls ? m_leg.ankleHeights[frame] - glm::dot(ankle.position, m_up) : 0.0;
            setShift(frame, placeOf(ankle, m_leg.ankleSlides, frame) + (std::isfinite(rise) ? rise : 0.0) * m_up);
        }
    }
    if (!m_leg.ankleSlides.empty() && m_settings.calmsSlides)
        calmShifts();
    scaleByGrips(m_shifts);
    blendBetweenLocks(m_shifts, locks(), m_lengths.bridge);
}

// Makes the shifts of each contact change steadily where ankle and toe, of which each has a way of its own, take turns.
void LegPlan::calmShifts()
{
    for (const Hold &hold : m_holds) {
        const auto first = static_cast<std::size_t>(hold.lock.frames.first);
        const int frames = hold.lock.frames.frameCount();
        const int window = 2 * static_cast<int>(std::min(m_lengths.fade, 0.5 * (frames - 1))) + 1;
        double farthest = 0.0;
        for (const std::vector<glm::dvec3> *ways : {&m_leg.ankleSlides, &m_leg.toeSlides}) {
            for (std::size_t i = 0; !ways->empty() && i < static_cast<std::size_t>(frames); ++i)
                farthest = std::max(farthest, glm::length((*ways)[first + i]));
        }
        const double share =
            smoothStep(farthest / (visible * reachIn(first).length())); // none of a foot that stands still
        if (window < 3 || share == 0.0)
            continue;
        const auto begin = m_shifts.begin() + hold.lock.frames.first;
        const std::vector<glm::dvec3> calm = savitzkyGolay({begin, begin + frames}, window, 1);
        for (std::size_t i = 0; i < calm.size(); ++i)
            m_shifts[first + i] = glm::mix(m_shifts[first + i], calm[i], share);
    }
}

void LegPlan::setShift(std::size_t frame, const glm::dvec3 &position)
{
    const glm::dvec3 shift = position - m_leg.ankle[frame];
    m_shifts[frame] = glm::length(shift) < nothing * reachIn(frame).length() ? glm::dvec3(0.0) : shift;
}

// Makes rotations or displacements smaller in contacts that are held less. What fades around them is smaller then, too:
// around a contact that is not held nothing moves.
void LegPlan::scaleByGrips(std::vector<glm::dvec3> &vectors) const
{
    for (const Hold &hold : m_holds) {
        for (int frame = hold.lock.frames.first; frame <= hold.lock.frames.last; ++frame)
            at(vectors, frame) *= hold.stands ? 0.0 : hold.lock.grip;
    }
}

// Counts how much of each lock is in effect, and how much each matters.
void LegPlan::countLocks()
{
    std::vector<Lock> all = locks();
    m_fractions = lockFractions(frameCount(), all);
    for (std::size_t index = 0; index < m_holds.size(); ++index) {
        double &most = m_holds[index].largestShift;
        for (int frame = all[index].frames.first; frame <= all[index].frames.last; ++frame)
            most = std::max(most, glm::length(at(m_shifts, frame)) / reachIn(static_cast<std::size_t>(frame)).length());
        all[index].grip *= smoothStep(most / slides);
    }
    m_amounts = lockFractions(frameCount(), all);
}

// Lets a foot that is well above the ground move with the pelvis: a leg that kicks would bend its knee instead. Nearer
// to the ground a foot keeps its path, so that it neither sinks nor floats.
void LegPlan::followPelvis()
{
    m_follows.assign(m_leg.ankle.size(), 0.0);
    const auto heightIn = [&](std::size_t frame) { return glm::dot(m_leg.ankle[frame] + m_shifts[frame], m_up); };
    std::vector<double> ground; // below each contact
    for (const Hold &hold : m_holds) {
        double lowest = heightIn(static_cast<std::size_t>(hold.lock.frames.first));
        for (int frame = hold.lock.frames.first; frame <= hold.lock.frames.last; ++frame)
            lowest = std::min(lowest, heightIn(static_cast<std::size_t>(frame)));
        ground.push_back(lowest);
    }
    std::size_t next = 0;
    for (std::size_t frame = 0; frame < m_follows.size() && !ground.empty(); ++frame) {
        while (next < ground.size() && m_holds[next].lock.frames.last < static_cast<int>(frame))
            ++next;
        const double below = std::max(ground[next > 0 ? next - 1 : 0], ground[std::min(next, ground.size() - 1)]);
        const double height = (heightIn(frame) - below) / reachIn(frame).length();
        m_follows[frame] = smoothStep((height - nearGround) / (highAbove - nearGround)) * (1.0 - m_fractions[frame]);
    }
}

std::vector<FrameInterval> LegPlan::movingFrames() const
{
    std::vector<FrameInterval> moving;
    const double around = std::min(pelvisSeconds * m_lengths.fade, longestWindow);
    const auto reach = [&](double fade) { // of an absurd frame time, it may be longer than any clip
        return static_cast<int>(std::min<double>(std::max(around, fade), frameCount()));
    };
    for (const Lock &lock : locks()) {
        const double most = nothing * reachIn(static_cast<std::size_t>(lock.frames.first)).length();
        const auto begin = m_shifts.begin() + lock.frames.first;
        const auto end = m_shifts.begin() + lock.frames.last + 1;
        if (std::none_of(begin, end, [most](const glm::dvec3 &shift) { return glm::length(shift) > most; }))
            continue;
        moving.push_back({lock.frames.first - reach(lock.rise), lock.frames.last + reach(lock.fade)});
    }
    return tidied(moving, frameCount());
}

ReachingLeg LegPlan::reaching() const
{
    ReachingLeg leg{m_leg.hip, m_leg.knee, m_leg.ankle, m_leg.ankle, m_fractions, {}, m_follows};
    for (std::size_t frame = 0; frame < leg.goal.size(); ++frame) {
        leg.goal[frame] += m_shifts[frame];
        leg.calm.push_back(calmIn(frame, m_amounts[frame]));
    }
    return leg;
}

LegGoals LegPlan::goals(const std::vector<double> &pelvisDrop, std::vector<double> &missing) const
{
    const std::size_t count = m_leg.ankle.size();
    LegGoals goals{m_leg.ankle, std::vector(count, glm::dquat(1.0, 0.0, 0.0, 0.0)), std::vector(count, false),
                   std::vector(count, 1.0)};
    missing.assign(count, 0.0);
    for (std::size_t frame = 0; frame < count; ++frame) {
        if (m_broken[frame] ||
            (m_shifts[frame] == glm::dvec3(0.0) && m_rotations[frame] == glm::dvec3(0.0) && pelvisDrop[frame] == 0.0))
            continue;
        goals.moved[frame] = true;
        goals.footRotation[frame] = rotationFromVector(m_rotations[frame]);
        goals.ankle[frame] = reachable(frame, pelvisDrop[frame], missing[frame]);
        goals.turned[frame] = turned(frame, pelvisDrop[frame]);
    }
    return goals;
}

// Returns how far a knee that is bent backward comes to the front: as far as a lock or the pelvis moves the leg.
double LegPlan::turned(std::size_t frame, double pelvisDrop) const
{
    return std::max(m_amounts[frame],
                    smoothStep((1.0 - m_follows[frame]) * std::abs(pelvisDrop) / (visible * reachIn(frame).length())));
}

// Returns the goal, moved to where the leg gets from the lowered hip: a planted foot only as far as necessary, a foot
// in the air softly.
glm::dvec3 LegPlan::reachable(std::size_t frame, double pelvisDrop, double &missing) const
{
    const glm::dvec3 hip = m_leg.hip[frame] - m_up * pelvisDrop;
    const glm::dvec3 goal = m_leg.ankle[frame] + m_shifts[frame] - m_up * (m_follows[frame] * pelvisDrop);
    const LegReach reach = reachIn(frame);
    const double wanted = glm::distance(hip, goal);
    const double hard = std::min(wanted, reach.longest());
    const double fraction = m_fractions[frame];
    const LegReach calm(m_leg.hip[frame], m_leg.knee[frame], m_leg.ankle[frame],
                        calmIn(frame, turned(frame, pelvisDrop)));
    const double had = std::max(reach.shortest(), fraction * hard + (1.0 - fraction) * calm.softened(wanted));
    if (std::abs(wanted - had) <= nothing * reach.length())
        return goal;
    if (fraction == 1.0)
        missing = std::abs(wanted - had);
    return hip + (wanted > 0.0 ? (goal - hip) / wanted : normalTo(glm::dvec3(0.0))) * had;
}

std::vector<LegPlan::Trouble> LegPlan::troubles(const std::vector<double> &pelvisDrop, const LegGoals &goals) const
{
    std::vector<glm::dvec3> hips = m_leg.hip;
    std::vector<glm::dvec3> knees = m_leg.knee;
    std::vector<glm::dvec3> ankles = m_leg.ankle;
    for (std::size_t frame = 0; frame < hips.size(); ++frame) {
        const glm::dvec3 drop = m_up * pelvisDrop[frame];
        hips[frame] -= drop;
        const glm::dvec3 hinge = m_leg.hinge.empty() ? glm::dvec3(0.0) : m_leg.hinge[frame];
        const TwoBoneRotations rotations =
            goals.moved[frame] ? solveTwoBones(hips[frame], m_leg.knee[frame] - drop, m_leg.ankle[frame] - drop,
                                               goals.ankle[frame], hinge, goals.turned[frame])
                               : TwoBoneRotations();
        knees[frame] = hips[frame] + rotations.upper * (m_leg.knee[frame] - m_leg.hip[frame]);
        ankles[frame] = knees[frame] + rotations.lower * (m_leg.ankle[frame] - m_leg.knee[frame]);
    }
    std::vector<Trouble> troubles;
    const std::array before{turnsOf(m_leg.hip, m_leg.knee), turnsOf(m_leg.knee, m_leg.ankle)};
    const std::array after{turnsOf(hips, knees), turnsOf(knees, ankles)};
    for (std::size_t bone = 0; bone < before.size(); ++bone) {
        for (std::size_t frame = 1; frame < after[bone].size(); ++frame) {
            if (after[bone][frame] <= moreDegrees || m_broken[frame] || m_broken[frame - 1])
                continue;
            if (after[bone][frame] > mostNear(before[bone], frame) + moreDegrees)
                troubles.push_back({static_cast<int>(frame), true});
        }
    }
    addJerks(knees, troubles);
    return troubles;
}

// Adds the frames in which the knee accelerates beyond what it does in the take nearby or usually.
void LegPlan::addJerks(const std::vector<glm::dvec3> &knees, std::vector<Trouble> &troubles) const
{
    const std::vector<double> before = accelerationsOf(m_leg.knee);
    const std::vector<double> after = accelerationsOf(knees);
    if (before.empty())
        return;
    const double usual = moreAcceleration * percentile(before, usualFraction);
    for (std::size_t frame = 1; frame + 1 < after.size(); ++frame) {
        const bool isBroken = m_broken[frame - 1] || m_broken[frame] || m_broken[frame + 1];
        const double allowed = std::max(usual, mostNear(before, frame)) + nothing * reachIn(frame).length();
        if (!isBroken && after[frame] > allowed)
            troubles.push_back({static_cast<int>(frame), false});
    }
}

int LegPlan::contactAt(const Trouble &trouble, int reach) const
{
    const int most = trouble.isJump ? mostSteps : stepsOfFade;
    int nearest = -1;
    double least = reach;
    for (std::size_t index = 0; index < m_holds.size(); ++index) {
        const Lock &lock = m_holds[index].lock;
        const double away = std::max(
            {0.0, lock.frames.first - lock.rise - trouble.frame, trouble.frame - 1.0 - lock.frames.last - lock.fade});
        const bool matters = m_holds[index].largestShift > hardly && m_holds[index].steps < most;
        if (matters && away <= least && (nearest == -1 || away < least)) {
            least = away;
            nearest = static_cast<int>(index);
        }
    }
    return nearest;
}

void LegPlan::loosen(const std::set<int> &contacts)
{
    for (const int contact : contacts) {
        Hold &hold = at(m_holds, contact);
        if (++hold.steps <= stepsOfFade) {
            hold.lock.rise *= longerFade;
            hold.lock.fade *= longerFade;
        } else {
            hold.lock.grip = 1.0 - static_cast<double>(hold.steps - stepsOfFade) / (mostSteps - stepsOfFade);
        }
    }
    if (!contacts.empty())
        plan();
}

std::vector<LooseContact> LegPlan::looseContacts(int leg) const
{
    std::vector<LooseContact> loose;
    for (const Hold &hold : m_holds) {
        if (hold.lock.grip < 1.0)
            loose.push_back({leg, hold.lock.frames, hold.lock.grip});
    }
    return loose;
}

std::vector<FrameInterval> LegPlan::standingContacts() const
{
    std::vector<FrameInterval> standing;
    for (const Hold &hold : m_holds) {
        if (hold.stands)
            standing.push_back(hold.lock.frames);
    }
    return standing;
}

} // namespace limber
