#include "touch/armsapart.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "geometry/twobones.h"
#include "ground/frameruns.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace limber {

namespace {

constexpr int mostRounds = 6;
constexpr double envelopeSeconds = 0.125; // that a move takes longer on each side; and as much again to rise
constexpr double directionSeconds = 0.12; // over which the way out is averaged, on each side
constexpr double leastCosine = 0.35; // between the way out and the way in which a part is moved
constexpr double mostWayNcm = 30.0;
constexpr double clearanceNcm = 1.0; // if touches are not kept
constexpr double mostSwing = std::numbers::pi / 4.0;
constexpr double swingStep = mostSwing / 18.0;
constexpr double leastBentNcm = 4.0; // of the elbow off the line from shoulder to wrist, for a swing
constexpr double leastLever = 0.35; // of the forearm, from the elbow
constexpr double enoughBetter = 0.7; // of the depth before
// A pose in which an arm is this far from the other part is not touched, such as a T-pose before the take; moves fade
// on the way there.
struct Fade
{
    double nearNcm;
    double farNcm;
};
constexpr Fade fadeOfHand{15.0, 35.0};
constexpr Fade fadeOfForearm{8.0, 28.0}; // its elbow is never far away
// An arm that must move farther than this many times the depth, and a little, would make another gesture.
constexpr double mostTimesDepth = 2.0;
constexpr double mostBeyondNcm = 6.0;

struct Window
{
    FrameInterval run; // frames in which something is inside
    FrameInterval whole; // frames that change

    [[nodiscard]] std::size_t size() const { return static_cast<std::size_t>(whole.frameCount()); }
};

// Returns the largest of the values around each, and then their means weighted by a bell (Hann): nowhere less than the
// value itself.
std::vector<double> envelopeOf(const std::vector<double> &values, int radius)
{
    const int count = static_cast<int>(values.size());
    std::vector<double> largest(values.size(), 0.0);
    for (int i = 0; i < count; ++i) {
        for (int k = std::max(0, i - radius); k <= std::min(count - 1, i + radius); ++k)
            at(largest, i) = std::max(at(largest, i), at(values, k));
    }
    std::vector<double> means(values.size(), 0.0);
    for (int i = 0; i < count; ++i) {
        double sum = 0.0;
        double weights = 0.0;
        for (int k = -radius; k <= radius; ++k) {
            const double weight = 1.0 + std::cos(std::numbers::pi * k / (radius + 1));
            sum += weight * at(largest, std::clamp(i + k, 0, count - 1));
            weights += weight;
        }
        at(means, i) = sum / weights;
    }
    return means;
}

// Plans the moves of all arms of one figure.
class ApartPlanner
{
public:
    ApartPlanner(const TouchCourse &course, const std::vector<TouchPair> &pairs, const ApartSettings &settings)
        : m_course(course), m_pairs(pairs), m_settings(settings), m_before(course, settings.thickness),
          m_arms(course, settings.thickness)
    {
        for (const ArmCourse &arm : course.arms)
            m_moves.emplace_back(arm.places.size());
    }

    [[nodiscard]] std::optional<ArmMoves> run(const Progress &progress)
    {
        bool isChanging = true;
        for (int round = 0; round < mostRounds && isChanging; ++round) {
            isChanging = false;
            for (std::size_t i = 0; i < m_pairs.size(); ++i) {
                if (!progress((round + double(i) / double(m_pairs.size())) / mostRounds))
                    return std::nullopt;
                isChanging = repair(m_pairs[i]) || isChanging;
            }
        }
        for (std::size_t arm = 0; arm < m_moves.size(); ++arm)
            takeBackWhatIsNotWorthIt(arm);
        return std::move(m_moves);
    }

private:
    [[nodiscard]] bool isKept(const TouchPair &pair, const FrameInterval &frames) const
    {
        return std::ranges::any_of(m_settings.kept, [&](const Inside &inside) {
            return inside.pair.arm == pair.arm && inside.pair.inner == pair.inner && inside.pair.outer == pair.outer &&
                   inside.pair.other == pair.other && overlap(inside.frames, frames);
        });
    }

    // What is hardly inside may be a touch, unless the arm is moved anyway.
    [[nodiscard]] bool isSlight(const TouchPair &pair, const FrameInterval &frames) const
    {
        double most = 0.0;
        for (int frame = frames.first; frame <= frames.last; ++frame)
            most = std::max(
                {most, tooDeep(m_before.overlap(pair, frame)).depth, tooDeep(m_arms.overlap(pair, frame)).depth});
        const bool isMoved = !m_settings.keepsTouches || moves(pair.arm, frames);
        return most < ncm(isMoved ? leastBesideNcm : leastInsideNcm);
    }

    [[nodiscard]] bool moves(std::size_t arm, const FrameInterval &frames) const
    {
        for (int frame = frames.first; frame <= frames.last; ++frame) {
            if (!at(m_moves[arm], frame).isNothing())
                return true;
        }
        return false;
    }

    // A hand that stays keeps its place also where a forearm comes out.
    [[nodiscard]] bool isHandKept(std::size_t arm, const FrameInterval &frames) const
    {
        return std::ranges::any_of(m_settings.kept, [&](const Inside &inside) {
            return inside.pair.arm == arm && inside.pair.inner == TouchPart::Hand && overlap(inside.frames, frames);
        });
    }

    static bool overlap(const FrameInterval &a, const FrameInterval &b)
    {
        return a.first <= b.last && b.first <= a.last;
    }

    [[nodiscard]] int framesIn(double seconds) const
    {
        const double most = std::max(1.0, double(m_settings.frames.frameCount()));
        return static_cast<int>(std::clamp(std::round(seconds / m_settings.frameTimeSeconds), 1.0, most));
    }

    [[nodiscard]] double ncm(double length) const { return length * m_course.unitsPerNcm; }

    // How deep a part is in the other one, or how much too near to it.
    [[nodiscard]] CapsuleOverlap tooDeep(CapsuleOverlap overlap) const
    {
        if (!m_settings.keepsTouches)
            overlap.depth += ncm(clearanceNcm);
        return overlap;
    }

    bool repair(const TouchPair &pair)
    {
        std::vector<bool> isInside(m_course.arms[pair.arm].places.size(), false);
        for (int frame = m_settings.frames.first; frame <= m_settings.frames.last; ++frame)
            at(isInside, frame) = tooDeep(m_arms.overlap(pair, frame)).depth > ncm(deepestTouchNcm);
        bool isChanged = false;
        forEachRun(isInside, true, [&](int first, int last) {
            if (isKept(pair, {first, last}) || isSlight(pair, {first, last}))
                return;
            const Window window = windowAround({first, last});
            const bool isSwung = pair.inner == TouchPart::Forearm && swingOut(pair, window);
            const bool isMoved = !isSwung && !isHandKept(pair.arm, {first, last});
            if (isMoved)
                moveOut(pair, window);
            isChanged = isChanged || isSwung || isMoved;
        });
        return isChanged;
    }

    [[nodiscard]] Window windowAround(const FrameInterval &run) const
    {
        const int aside = 2 * framesIn(envelopeSeconds);
        return {
            run,
            {std::max(run.first - aside, m_settings.frames.first), std::min(run.last + aside, m_settings.frames.last)}};
    }

    // Moves the wrist.
    void moveOut(const TouchPair &pair, const Window &window)
    {
        const std::vector<glm::dvec3> ways = waysOut(pair, window);
        std::vector<double> needs(window.size(), 0.0);
        for (int frame = window.run.first; frame <= window.run.last; ++frame)
            at(needs, frame - window.whole.first) = needAlong(pair, frame, at(ways, frame - window.whole.first));
        const std::vector<double> shares = fadedEnvelope(pair, needs, window);
        for (int frame = window.whole.first; frame <= window.whole.last; ++frame) {
            ArmMove &move = at(m_moves[pair.arm], frame);
            const int i = frame - window.whole.first;
            move.way += at(ways, i) * at(shares, i);
            const double most = ncm(mostWayNcm) * shareInside(frame);
            if (const double length = glm::length(move.way); length > most)
                move.way *= most / length;
            update(pair.arm, frame);
        }
    }

    // Returns the envelope; it fades where the part is far from the other one, and where the frames end that may
    // change, unless the clip ends there as well.
    [[nodiscard]] std::vector<double> fadedEnvelope(const TouchPair &pair, const std::vector<double> &needs,
                                                    const Window &window) const
    {
        std::vector<double> envelope = envelopeOf(needs, framesIn(envelopeSeconds));
        for (int frame = window.whole.first; frame <= window.whole.last; ++frame)
            at(envelope, frame - window.whole.first) *= closeness(pair, frame) * shareInside(frame);
        return envelope;
    }

    // Returns how much of a move is made in a frame: less near to frames that stay as they are. In many rounds, too, a
    // move does not become longer there.
    [[nodiscard]] double shareInside(int frame) const
    {
        const int radius = framesIn(envelopeSeconds);
        const int last = static_cast<int>(m_course.arms.front().places.size()) - 1;
        double share = 1.0;
        if (m_settings.fadesIn && m_settings.frames.first > 0)
            share *= smoothStep(double(frame - m_settings.frames.first + 1) / (radius + 1));
        if (m_settings.fadesOut && m_settings.frames.last < last)
            share *= smoothStep(double(m_settings.frames.last - frame + 1) / (radius + 1));
        return share;
    }

    // Returns 1 where a part is near the other one by itself, and 0 where it is far away.
    [[nodiscard]] double closeness(const TouchPair &pair, int frame) const
    {
        const double gap = -m_before.overlap(pair, frame).depth;
        const Fade &fade = pair.inner == TouchPart::Hand ? fadeOfHand : fadeOfForearm;
        return 1.0 - smoothStep((gap - ncm(fade.nearNcm)) / ncm(fade.farNcm - fade.nearNcm));
    }

    // Returns the directions in which a part leaves the other one, which change slowly. It comes in and goes out on the
    // side on which it is for the most part, and so it never passes through.
    [[nodiscard]] std::vector<glm::dvec3> waysOut(const TouchPair &pair, const Window &window) const
    {
        std::vector<glm::dvec3> outs;
        glm::dvec3 whole(0.0);
        for (int frame = window.run.first; frame <= window.run.last; ++frame) {
            const CapsuleOverlap overlap = tooDeep(m_arms.overlap(pair, frame));
            outs.push_back(overlap.out * std::max(0.0, overlap.depth));
            whole += outs.back();
        }
        whole = normalTo(glm::dvec3(0.0), whole);
        const int radius = framesIn(directionSeconds);
        std::vector<glm::dvec3> ways;
        for (int frame = window.whole.first; frame <= window.whole.last; ++frame) {
            const int middle = std::clamp(frame, window.run.first, window.run.last) - window.run.first;
            glm::dvec3 sum(0.0);
            for (int i = std::max(0, middle - radius); i <= std::min(int(outs.size()) - 1, middle + radius); ++i) {
                if (glm::dot(at(outs, i), whole) > 0.0)
                    sum += at(outs, i);
            }
            const glm::dvec3 way = directionOf(sum);
            ways.push_back(way == glm::dvec3(0.0) ? whole : way);
        }
        return ways;
    }

    // Returns how far a part must be moved in a direction to leave the other one. A forearm is moved at its wrist.
    [[nodiscard]] double needAlong(const TouchPair &pair, int frame, const glm::dvec3 &way) const
    {
        constexpr int mostSteps = 8;
        const double lever =
            pair.inner == TouchPart::Hand ? 1.0 : std::max(m_arms.overlap(pair, frame).along, leastLever);
        double need = 0.0;
        for (int step = 0; step < mostSteps && need < ncm(mostWayNcm); ++step) {
            const CapsuleOverlap overlap = tooDeep(m_arms.overlap(pair, frame, way * (need * lever)));
            if (overlap.depth <= 0.0)
                break;
            need += overlap.depth / (std::max(glm::dot(overlap.out, way), leastCosine) * lever);
        }
        return std::min(need, ncm(mostWayNcm));
    }

    // Swings the elbow, if that alone brings the forearm out.
    bool swingOut(const TouchPair &pair, const Window &window)
    {
        const double sign = sideOfSwing(pair, window.run);
        std::vector<double> needs(window.size(), 0.0);
        for (int frame = window.run.first; frame <= window.run.last; ++frame) {
            const auto need = swingNeeded(pair, frame, sign);
            if (!need)
                return false;
            at(needs, frame - window.whole.first) = *need;
        }
        const std::vector<double> shares = fadedEnvelope(pair, needs, window);
        for (int frame = window.whole.first; frame <= window.whole.last; ++frame) {
            ArmMove &move = at(m_moves[pair.arm], frame);
            const double most = mostSwing * shareInside(frame);
            move.swingRadians =
                std::clamp(move.swingRadians + sign * at(shares, frame - window.whole.first), -most, most);
            update(pair.arm, frame);
        }
        return true;
    }

    // Returns 1 or -1: which way the elbow leaves the other part.
    [[nodiscard]] double sideOfSwing(const TouchPair &pair, const FrameInterval &run) const
    {
        double sum = 0.0;
        for (int frame = run.first; frame <= run.last; ++frame) {
            const ArmPlace &place = m_arms.place(pair.arm, frame);
            const CapsuleOverlap overlap = m_arms.overlap(pair, frame);
            const glm::dvec3 tangent = glm::cross(place.wrist - place.shoulder, place.elbow - place.shoulder);
            sum += glm::dot(directionOf(tangent), overlap.out) * std::max(0.0, overlap.depth);
        }
        return sum < 0.0 ? -1.0 : 1.0;
    }

    [[nodiscard]] std::optional<double> swingNeeded(const TouchPair &pair, int frame, double sign) const
    {
        const ArmPlace &place = m_arms.place(pair.arm, frame);
        const auto depthAt = [&](double swing) {
            const ArmPlace swung = movedArm(place, glm::dvec3(0.0), {.swingRadians = sign * swing});
            return tooDeep(m_arms.overlap(pair, frame, swung)).depth;
        };
        if (depthAt(0.0) <= 0.0)
            return 0.0;
        const glm::dvec3 axis = directionOf(place.wrist - place.shoulder);
        const glm::dvec3 upper = place.elbow - place.shoulder;
        if (glm::length(upper - axis * glm::dot(upper, axis)) < ncm(leastBentNcm))
            return std::nullopt;
        for (double swing = swingStep; swing <= mostSwing; swing += swingStep) {
            if (depthAt(swing) <= 0.0)
                return exactSwing(depthAt, swing - swingStep, swing);
        }
        return std::nullopt;
    }

    template <typename DepthAt>
    static double exactSwing(const DepthAt &depthAt, double inside, double outside)
    {
        constexpr int halvings = 12;
        for (int i = 0; i < halvings; ++i) {
            const double middle = (inside + outside) / 2.0;
            (depthAt(middle) > 0.0 ? inside : outside) = middle;
        }
        return outside;
    }

    void update(std::size_t arm, int frame)
    {
        const ArmCourse &course = m_course.arms[arm];
        const glm::dvec3 hinge = course.hinges.empty() ? glm::dvec3(0.0) : at(course.hinges, frame);
        m_arms.move(arm, frame, movedArm(at(course.places, frame), hinge, at(m_moves[arm], frame)));
    }

    // Returns the stretches of frames in which an arm moves.
    [[nodiscard]] std::vector<FrameInterval> stretchesOf(std::size_t arm) const
    {
        std::vector<bool> isMoved;
        for (const ArmMove &move : m_moves[arm])
            isMoved.push_back(!move.isNothing());
        std::vector<FrameInterval> stretches;
        forEachRun(isMoved, true, [&](int first, int last) { stretches.push_back({first, last}); });
        return stretches;
    }

    // A move that is not worth it is given up as a whole; so is what is left of one around it where it has faded in
    // between, since nothing is inside there.
    void takeBackWhatIsNotWorthIt(std::size_t arm)
    {
        for (const FrameInterval &stretch : stretchesOf(arm)) {
            const double before = deepest(m_before, arm, stretch);
            if (before > 0.0 && deepest(m_arms, arm, stretch) <= enoughBetter * before && !movesTooFar(arm, stretch))
                continue;
            for (int frame = stretch.first; frame <= stretch.last; ++frame) {
                at(m_moves[arm], frame) = {};
                update(arm, frame);
            }
        }
    }

    // Returns whether a wrist moves much farther somewhere than the arm is inside about then.
    [[nodiscard]] bool movesTooFar(std::size_t arm, const FrameInterval &stretch) const
    {
        const int around = framesIn(envelopeSeconds);
        for (int frame = stretch.first; frame <= stretch.last; ++frame) {
            const double moved =
                glm::distance(m_before.place(arm, frame).wrist, m_arms.place(arm, frame).wrist) - ncm(mostBeyondNcm);
            if (moved > 0.0 && moved > mostTimesDepth * deepest(m_before, arm,
                                                                {std::max(stretch.first, frame - around),
                                                                 std::min(stretch.last, frame + around)}))
                return true;
        }
        return false;
    }

    [[nodiscard]] double deepest(const MovedArms &arms, std::size_t arm, const FrameInterval &frames) const
    {
        double depth = 0.0;
        for (const TouchPair &pair : m_pairs) {
            for (int frame = frames.first; pair.arm == arm && frame <= frames.last; ++frame)
                depth = std::max(depth, tooDeep(arms.overlap(pair, frame)).depth);
        }
        return depth;
    }

    const TouchCourse &m_course;
    const std::vector<TouchPair> &m_pairs;
    const ApartSettings &m_settings;
    MovedArms m_before;
    MovedArms m_arms;
    ArmMoves m_moves;
};

} // namespace

glm::dvec3 movedWrist(const ArmPlace &place, const ArmMove &move)
{
    // Of the arm: beyond, little more reach bends the elbow by much.
    constexpr double farthestReach = 0.985;
    const glm::dvec3 goal = place.wrist + move.way;
    const double arm = glm::distance(place.shoulder, place.elbow) + glm::distance(place.elbow, place.wrist);
    const double before = glm::distance(place.shoulder, place.wrist);
    const double longer = glm::distance(place.shoulder, goal) - before;
    if (longer <= 0.0)
        return goal;
    const double room = std::max(0.0, farthestReach * arm - before);
    const double reach = before + (room > 0.0 ? room * -std::expm1(-longer / room) : 0.0);
    return place.shoulder + directionOf(goal - place.shoulder) * reach;
}

ArmPlace movedArm(const ArmPlace &place, const glm::dvec3 &hinge, const ArmMove &move)
{
    ArmPlace moved = place;
    if (move.way != glm::dvec3(0.0)) {
        const TwoBoneRotations rotations =
            solveTwoBones(place.shoulder, place.elbow, place.wrist, movedWrist(place, move), hinge);
        moved.elbow = place.shoulder + rotations.upper * (place.elbow - place.shoulder);
        moved.wrist = moved.elbow + rotations.lower * (place.wrist - place.elbow);
    }
    if (move.swingRadians != 0.0) {
        const glm::dvec3 axis = directionOf(moved.wrist - moved.shoulder);
        moved.elbow = moved.shoulder + rotationAboutAxis(axis, move.swingRadians) * (moved.elbow - moved.shoulder);
    }
    return moved;
}

std::optional<ArmMoves> movesApart(const TouchCourse &course, const std::vector<TouchPair> &pairs,
                                   const ApartSettings &settings, const Progress &progress)
{
    if (course.arms.empty() || course.arms.front().places.empty())
        return ArmMoves(course.arms.size());
    return ApartPlanner(course, pairs, settings).run(progress);
}

} // namespace limber
