#include "joining/cyclesearch.h"

#include "base/at.h"
#include "base/statistics.h"
#include "body/bodymeasure.h"
#include "body/figureshape.h"
#include "feet/feetrecord.h"
#include "geometry/geometry.h"
#include "joining/seamwidth.h"
#include "travel/floorplane.h"
#include "travel/travelpath.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

namespace limber {

namespace {

constexpr double longestPeriodSeconds = 4.0;
constexpr int mostStarts = 150;
constexpr int mostLags = 120;
constexpr std::size_t offered = 3;
constexpr std::size_t mostRefinedCycles = 24;
constexpr std::size_t mostRefinedStraight = 12; // in addition
constexpr int mostPeriods = 3;
constexpr double strideFraction = 0.8; // of a stride: shorter cycles are none
constexpr double strideSpread = 0.3; // of a stride: what counts as a whole number of them
constexpr double mostStill = 0.2; // of the frames of a cycle
constexpr double stillFraction = 0.2; // of the usual speed; of that of the liveliest figure relative to its size
// A figure that stands moves by less than these fractions of its length in a cycle: along the floor, and with its feet.
constexpr double standingTravel = 0.1;
constexpr double standingFeet = 0.06;
// How alike poses are after a period, relative to how far they get in between.
constexpr double alikeFraction = 0.5;
constexpr double largestSeamSteps = 3.0; // of frames …
constexpr double largestSeamFraction = 0.15; // … or of how far the poses get in a cycle
constexpr double largestSeamOfTravel = 0.5; // the same for a figure that moves on by its own length in a second or so
// What makes a cycle worse, in frame steps of the seam.
constexpr double costPerPeriod = 0.6;
constexpr double costPerDegree = 0.05; // of turning
constexpr double straightDegrees = 8.0; // a cycle that turns less goes straight on
constexpr std::size_t fewestForUsual = 4; // cycles that show what is usual …
constexpr double exceptional = 0.1; // … with this fraction of exceptions
constexpr double worseIfStraight = 3.0; // how many times as far its ends may differ
constexpr double widestSeamDegrees = 90.0; // of a joint: nothing comes again there
constexpr double otherStart = 0.25; // of the period: cycles that begin nearer to each other are the same

// A cycle with what makes it good or bad.
struct RatedCycle
{
    FrameInterval frames;
    double seam = 0.0; // of the figure that fits worst, in its usual steps
    double turnDegrees = 0.0; // of the figure that turns most, without whole turns
    double period = 1.0; // of the movement there, in frames
    double cost = 0.0;

    [[nodiscard]] int periods() const
    {
        return std::max(1, static_cast<int>(std::lround((frames.last - frames.first) / period)));
    }
};

// A body whose pose has to come again.
struct CyclicBody
{
    double step = 0.0; // of the pose from one frame to the next where it moves as usual, file units
    bool isStill = false; // it moves by much less than the others
    std::vector<glm::dvec3> path; // of the joint that carries it, by frame
};

// What the legs of a figure show.
struct Walking
{
    double bodyLength = 0.0; // file units
    std::vector<FrameInterval> strides; // from a landing of a foot to its next one
    std::array<std::vector<glm::dvec3>, 2> feet; // of the left and the right one; empty for one that is not known
};

// Finds the cycles of one clip.
class CycleSearch
{
public:
    CycleSearch(const CycleInput &input, const SeamSearch &search)
        : m_input(input), m_search(search), m_frames(input.clip.motion.frameCount()),
          m_shortest(shortestCycleFrames(input.clip.motion)), m_bodies(static_cast<std::size_t>(search.bodyCount()))
    {
        const FigureShape shape = figureShape(input.clip, input.rules);
        for (const FigureRoles &figure : input.figures)
            m_walking.push_back({bodyLength(input.clip.skeleton, shape, figure.roles, figure.top), {}, {}});
        m_bodyLength = m_walking.empty() ? 0.0 : m_walking.front().bodyLength;
    }

    std::optional<std::vector<LoopCandidate>> find(const Progress &progress)
    {
        const double seconds = m_input.clip.motion.playingFrameTimeSeconds();
        // It takes longer until the poses of several figures come again in the same frame.
        const double longest = longestPeriodSeconds * m_search.bodyCount();
        m_longest = static_cast<int>(std::min(m_frames - 1.0, std::ceil(longest / seconds)));
        if (m_longest < m_shortest || m_frames < 4)
            return std::vector<LoopCandidate>();
        measureSpeeds();
        if (m_movingStep <= 0.0)
            return std::vector<LoopCandidate>();
        if (!findLandings(progress.part(0.0, 0.2)))
            return std::nullopt;
        if (!findPaths(progress.part(0.2, 0.3)))
            return std::nullopt;
        auto cycles = roughCycles(progress.part(0.3, 0.7));
        if (cycles) {
            leaveOutStanding(*cycles);
            judgeTurns(*cycles);
        }
        if (!cycles || !refine(*cycles, progress.part(0.7, 1.0)))
            return std::nullopt;
        m_refined = std::move(*cycles);
        return described(chosen(m_refined));
    }

    // Returns why find() found no cycle, or nothing if the progress stopped it.
    [[nodiscard]] std::optional<CycleMiss> miss(const Progress &progress) const
    {
        for (const RatedCycle &cycle : m_refined) {
            if (const auto why = missOfCandidate(cycle.frames))
                return why;
        }
        bool isStopped = false;
        const auto alike = m_search.best(m_shortest, [&](double fraction) {
            isStopped = isStopped || !progress(fraction);
            return !isStopped;
        });
        if (isStopped)
            return std::nullopt;
        return missOfAlike(alike.value_or(FrameInterval{0, m_frames - 1}));
    }

private:
    // The movement of the poses from frame to frame, without travel.
    void measureSpeeds()
    {
        m_lagStep = std::max(1, m_longest / (mostLags * m_search.bodyCount()));
        m_startStep = std::max(1, m_frames / mostStarts);
        std::vector<std::vector<double>> speeds;
        double liveliest = 0.0;
        for (int body = 0; body < m_search.bodyCount(); ++body) {
            speeds.push_back(speedsOf(body));
            at(m_bodies, body).step = percentile(speeds.back(), 0.5);
            liveliest = std::max(liveliest, at(m_bodies, body).step / m_search.sizeOf(body));
        }
        m_speeds.assign(speeds.front().size(), 0.0);
        for (int body = 0; body < m_search.bodyCount(); ++body) {
            CyclicBody &own = at(m_bodies, body);
            const double least = stillFraction * liveliest * m_search.sizeOf(body);
            own.isStill = own.step < least;
            own.step = std::max(own.step, least);
            for (std::size_t i = 0; i < m_speeds.size() && own.step > 0.0; ++i)
                m_speeds[i] = std::max(m_speeds[i], at(speeds, body)[i] / own.step);
        }
        m_movingStep = stillFraction * percentile(m_speeds, 0.75);
    }

    // Returns the speed of a body around every m_startStep-th frame, in file units per frame.
    [[nodiscard]] std::vector<double> speedsOf(int body) const
    {
        std::vector<double> speeds;
        const int reach = std::max(1, m_shortest / 4);
        for (int frame = 0; frame < m_frames; frame += m_startStep) {
            const int from = std::max(0, frame - reach);
            const int to = std::min(m_frames - 1, frame + reach);
            const int step = std::max(1, (to - from) / 4);
            double sum = 0.0;
            int count = 0;
            for (int each = from; each < to; each += step, ++count)
                sum += m_search.ofBody(body, each, each + 1).distance;
            speeds.push_back(sum / std::max(1, count));
        }
        return speeds;
    }

    // Returns how far apart the poses of two frames are: of the figure that fits worst, in its usual steps.
    [[nodiscard]] double stepsBetween(int first, int last) const
    {
        double most = 0.0;
        for (int body = 0; body < m_search.bodyCount(); ++body)
            most = std::max(most, m_search.ofBody(body, first, last).distance / at(m_bodies, body).step);
        return most;
    }

    [[nodiscard]] double speedAt(int frame) const
    {
        return m_speeds[std::min(m_speeds.size() - 1, static_cast<std::size_t>(frame / m_startStep))];
    }

    // Returns whether all figures stand still around a frame.
    [[nodiscard]] bool isStill(int frame) const
    {
        const double speed = speedAt(frame);
        return speed <= 0.0 || speed < m_movingStep;
    }

    // Returns whether a figure moves through most of these frames.
    [[nodiscard]] bool moves(const FrameInterval &frames) const { return stillPart(frames) <= mostStill; }

    // Returns the fraction of these frames in which all figures stand still.
    [[nodiscard]] double stillPart(const FrameInterval &frames) const
    {
        int still = 0;
        int count = 0;
        for (int frame = frames.first; frame <= frames.last; frame += m_startStep, ++count)
            still += isStill(frame) ? 1 : 0;
        return double(still) / count;
    }

    // Finds the times between two landings of the same foot.
    bool findLandings(const Progress &progress)
    {
        for (std::size_t i = 0; i < m_walking.size(); ++i) {
            const Progress part =
                progress.part(double(i) / double(m_walking.size()), double(i + 1) / double(m_walking.size()));
            const auto feet = recordFeet(m_input.clip, m_input.rules, m_input.figures[i].roles, directionOf(m_input.up),
                                         part, m_input.floor);
            if (!feet)
                return false;
            std::vector<Message> ignored; // which feet never stand does not matter here
            const Contacts contacts =
                m_input.contacts != nullptr ? *m_input.contacts : feet->detectContacts(m_input.clip.skeleton, ignored);
            for (const std::vector<FrameInterval> &leg : feet->standing(contacts))
                addStrides(leg, m_walking[i].strides);
        }
        return true;
    }

    static void addStrides(const std::vector<FrameInterval> &standing, std::vector<FrameInterval> &strides)
    {
        for (std::size_t i = 1; i < standing.size(); ++i) {
            if (standing[i - 1].first > 0)
                strides.push_back({standing[i - 1].first, standing[i].first});
        }
    }

    // Finds where the joints that travel and the feet are in each frame.
    bool findPaths(const Progress &progress)
    {
        std::vector<std::pair<int, std::vector<glm::dvec3> *>> paths;
        for (int body = 0; body < m_search.bodyCount(); ++body)
            paths.emplace_back(m_search.moverOf(body), &at(m_bodies, body).path);
        for (std::size_t i = 0; i < m_walking.size(); ++i) {
            const BodyRoles &roles = m_input.figures[i].roles;
            paths.emplace_back(roles.find(BodyPart::Foot, BodySide::Left), &m_walking[i].feet[0]);
            paths.emplace_back(roles.find(BodyPart::Foot, BodySide::Right), &m_walking[i].feet[1]);
        }
        std::erase_if(paths, [](const auto &each) { return each.first == NoJoint; });
        const auto count = static_cast<double>(paths.size());
        for (std::size_t i = 0; i < paths.size(); ++i) {
            const Progress part = progress.part(double(i) / count, double(i + 1) / count);
            auto path = worldTrack(m_input.clip, m_input.rules, paths[i].first, part);
            if (!path)
                return false;
            *paths[i].second = std::move(*path);
        }
        return true;
    }

    // Returns how far a path gets from where it is in the first of these frames.
    static double reachOf(const std::vector<glm::dvec3> &path, const FrameInterval &frames)
    {
        double farthest = 0.0;
        for (int frame = frames.first; frame <= frames.last && !path.empty(); ++frame)
            farthest = std::max(farthest, glm::distance(at(path, frame), at(path, frames.first)));
        return farthest;
    }

    // Returns whether a figure goes on or takes a step. Of one whose feet are not known that cannot be said.
    [[nodiscard]] bool steps(const FrameInterval &frames) const
    {
        if (travelOf(frames) > standingTravel * m_bodyLength)
            return true;
        return std::ranges::any_of(m_walking, [&](const Walking &figure) {
            const auto isKnown = [](const std::vector<glm::dvec3> &foot) { return !foot.empty(); };
            const auto goes = [&](const std::vector<glm::dvec3> &foot) {
                return reachOf(foot, frames) > standingFeet * figure.bodyLength;
            };
            return std::ranges::none_of(figure.feet, isKnown) || std::ranges::any_of(figure.feet, goes);
        });
    }

    // Noise comes again while a figure stands, and is no cycle where there are others.
    void leaveOutStanding(std::vector<RatedCycle> &cycles) const
    {
        std::vector<RatedCycle> stepping;
        std::ranges::copy_if(cycles, std::back_inserter(stepping),
                             [&](const RatedCycle &cycle) { return steps(cycle.frames); });
        if (!stepping.empty())
            cycles = std::move(stepping);
    }

    // Where the whole clip turns to one side, as on a circle, its usual turn is no fault of a cycle.
    void judgeTurns(std::vector<RatedCycle> &cycles)
    {
        std::vector<double> turns;
        std::vector<double> perFrame;
        for (const RatedCycle &cycle : cycles) {
            turns.push_back(cycle.turnDegrees);
            perFrame.push_back(cycle.turnDegrees / double(cycle.frames.last - cycle.frames.first));
        }
        if (turns.size() < fewestForUsual)
            return;
        const bool isToOneSide =
            percentile(turns, exceptional) > straightDegrees || percentile(turns, 1.0 - exceptional) < -straightDegrees;
        m_usualTurn = isToOneSide ? percentile(std::move(perFrame), 0.5) : 0.0;
        for (RatedCycle &cycle : cycles)
            cycle.cost = costOf(cycle);
        std::ranges::sort(cycles, {}, &RatedCycle::cost);
    }

    // Returns by how much a cycle turns that neither goes straight on nor turns as the clip usually does.
    [[nodiscard]] double strayDegrees(const RatedCycle &cycle) const
    {
        const double usual = m_usualTurn * (cycle.frames.last - cycle.frames.first);
        return std::min(std::abs(cycle.turnDegrees), std::abs(cycle.turnDegrees - usual));
    }
    [[nodiscard]] bool isStraight(const RatedCycle &cycle) const { return strayDegrees(cycle) <= straightDegrees; }

    // Returns the median time between two landings of a figure around a frame, in frames; 0 if they show none there.
    [[nodiscard]] double strideAt(const Walking &figure, int frame) const
    {
        std::vector<double> gaps;
        for (const FrameInterval &stride : figure.strides) {
            if (stride.first <= frame + m_longest / 2 && stride.last >= frame - m_longest / 4)
                gaps.push_back(stride.last - stride.first);
        }
        constexpr std::size_t fewest = 2;
        return gaps.size() < fewest ? 0.0 : percentile(std::move(gaps), 0.5);
    }

    [[nodiscard]] int fewestFrames(int start) const
    {
        double stride = 0.0;
        for (const Walking &figure : m_walking)
            stride = std::max(stride, strideAt(figure, start));
        return std::max(m_shortest, static_cast<int>(std::ceil(strideFraction * stride)));
    }

    // Returns the times after which the pose of a frame comes again, in frames: where the distance is low compared with
    // how far the poses have been before.
    [[nodiscard]] std::vector<int> returnsOf(int start) const
    {
        const int most = std::min(m_longest, m_frames - 1 - start);
        const int fewest = fewestFrames(start);
        std::vector<double> distances;
        std::vector<int> lags;
        double farthest = 0.0;
        for (int lag = 0; lag <= most; lag += m_lagStep) {
            distances.push_back(stepsBetween(start, start + lag));
            const std::size_t i = distances.size() - 1;
            farthest = std::max(farthest, distances.back());
            const bool isLow = i > 1 && distances[i - 1] <= distances[i - 2] && distances[i - 1] <= distances[i];
            if (isLow && lag - m_lagStep >= fewest && distances[i - 1] <= alikeFraction * farthest)
                lags.push_back(lag - m_lagStep);
        }
        // A clip may end with its first pose.
        if (distances.size() > 2 && start + most >= m_frames - m_lagStep && most >= fewest &&
            distances.back() <= alikeFraction * farthest && distances.back() < distances[distances.size() - 2])
            lags.push_back(static_cast<int>(distances.size() - 1) * m_lagStep);
        return lags;
    }

    [[nodiscard]] RatedCycle rated(const FrameInterval &frames, double period) const
    {
        RatedCycle cycle{frames, stepsBetween(frames.first, frames.last), turnDegreesOver(frames), period};
        cycle.cost = costOf(cycle);
        return cycle;
    }

    [[nodiscard]] double costOf(const RatedCycle &cycle) const
    {
        return cycle.seam + costPerPeriod * (cycle.periods() - 1) + costPerDegree * strayDegrees(cycle);
    }

    // Returns the turn of the figure that turns most. Whole turns do not count: after them it goes straight on.
    [[nodiscard]] double turnDegreesOver(const FrameInterval &frames) const
    {
        double most = 0.0;
        for (int body = 0; body < m_search.bodyCount(); ++body) {
            const double turn = m_search.ofBody(body, frames.first, frames.last).headingRadians;
            most = std::abs(turn) > std::abs(most) ? turn : most;
        }
        return most * degreesPerRadian;
    }

    [[nodiscard]] std::optional<std::vector<RatedCycle>> roughCycles(const Progress &progress) const
    {
        std::vector<RatedCycle> cycles;
        for (int start = 0; start + m_shortest < m_frames; start += m_startStep) {
            if (progress.wantsToStop(start, m_frames))
                return std::nullopt;
            if (isStill(start))
                continue;
            const std::vector<int> lags = returnsOf(start);
            for (const int lag : lags) {
                const FrameInterval frames{start, start + lag};
                if (lag < (mostPeriods + 0.5) * lags.front() && moves(frames))
                    cycles.push_back(rated(frames, lags.front()));
            }
        }
        std::ranges::sort(cycles, {}, &RatedCycle::cost);
        return cycles;
    }

    // Moves the ends of the best cycles to the frames that fit best.
    bool refine(std::vector<RatedCycle> &cycles, const Progress &progress) const
    {
        std::vector<RatedCycle> best;
        for (const RatedCycle &cycle : cycles) {
            // There may be many that turn before the first straight one.
            if (best.size() >= mostRefinedCycles && !isStraight(cycle))
                continue;
            if (best.size() == mostRefinedCycles + mostRefinedStraight)
                break;
            if (!isNearOneOf(best, cycle))
                best.push_back(cycle);
        }
        for (std::size_t i = 0; i < best.size(); ++i) {
            if (!progress(static_cast<double>(i) / static_cast<double>(best.size())))
                return false;
            const FrameInterval all{0, m_frames - 1};
            const int step = std::max(1, m_startStep / 2);
            const FramePairs pairs{all, all, fewestFrames(best[i].frames.first), step, step};
            const double period = best[i].period;
            const auto cost = [&](const FrameInterval &frames) { return rated(frames, period).cost; };
            best[i] = rated(downhill(best[i].frames, pairs, cost), period);
        }
        std::ranges::sort(best, {}, &RatedCycle::cost);
        cycles = std::move(best);
        return true;
    }

    static bool isNearOneOf(const std::vector<RatedCycle> &cycles, const RatedCycle &cycle)
    {
        return std::ranges::any_of(cycles, [&](const RatedCycle &each) {
            const double near = otherStart * cycle.period;
            return std::abs(each.frames.first - cycle.frames.first) < near &&
                   std::abs(each.frames.last - cycle.frames.last) < near;
        });
    }

    // Returns how far the poses of a body get from the first one of a cycle.
    [[nodiscard]] double excursion(int body, const FrameInterval &frames) const
    {
        double farthest = 0.0;
        const int step = std::max(1, (frames.last - frames.first) / 16);
        for (int frame = frames.first; frame <= frames.last; frame += step)
            farthest = std::max(farthest, m_search.ofBody(body, frames.first, frame).distance);
        return farthest;
    }

    // Returns how many strides of a figure, as around their start, some frames have; 1 if its feet show none.
    [[nodiscard]] double stridesIn(const Walking &figure, const FrameInterval &frames) const
    {
        const double stride = strideAt(figure, frames.first);
        return stride > 0.0 ? (frames.last - frames.first) / stride : 1.0;
    }

    [[nodiscard]] bool isWholeStrides(const Walking &figure, const FrameInterval &frames) const
    {
        const double count = stridesIn(figure, frames);
        return std::abs(count - std::round(count)) <= strideSpread;
    }

    [[nodiscard]] double secondsOf(int frames) const { return frames * m_input.clip.motion.playingFrameTimeSeconds(); }

    // Returns the measure of isGood() that some frames fail in which the pose comes again.
    [[nodiscard]] std::optional<CycleMiss> missOfCandidate(const FrameInterval &frames) const
    {
        using Measure = CycleMiss::Measure;
        for (int body = 0; body < m_search.bodyCount(); ++body) {
            const double distance = m_search.ofBody(body, frames.first, frames.last).distance;
            if (const double limit = largestSeam(body, frames); distance > limit)
                return CycleMiss{Measure::Distance, frames, distance, limit};
        }
        for (const Walking &figure : m_walking) {
            if (!isWholeStrides(figure, frames))
                return CycleMiss{Measure::Strides, frames, stridesIn(figure, frames), 0.0};
        }
        if (const double degrees = widest(frames).degrees; degrees > widestSeamDegrees)
            return CycleMiss{Measure::Joint, frames, degrees, widestSeamDegrees};
        return std::nullopt;
    }

    // Returns why the two frames that are most alike are not the ends of a cycle.
    [[nodiscard]] CycleMiss missOfAlike(const FrameInterval &frames) const
    {
        using Measure = CycleMiss::Measure;
        const int length = frames.last - frames.first;
        if (m_speeds.empty())
            return {Measure::Length, frames, secondsOf(m_frames - 1), secondsOf(m_shortest)};
        if (length > m_longest)
            return {Measure::Duration, frames, secondsOf(length), secondsOf(m_longest)};
        constexpr double percent = 100.0;
        if (!moves(frames))
            return {Measure::Movement, frames, percent * stillPart(frames), percent * mostStill};
        if (isStill(frames.first))
            return {Measure::Start, frames, 0.0, 0.0};
        if (const int fewest = fewestFrames(frames.first); length < fewest)
            return {Measure::Stride, frames, double(length), double(fewest)};
        for (int body = 0; body < m_search.bodyCount(); ++body) {
            const double distance = m_search.ofBody(body, frames.first, frames.last).distance;
            if (const double limit = alikeFraction * excursion(body, frames); distance > limit)
                return {Measure::Return, frames, distance, limit};
        }
        const CycleMiss none{Measure::None, frames, 0.0, 0.0};
        return m_movingStep > 0.0 ? missOfCandidate(frames).value_or(none) : none; // else there are no paths
    }

    // Returns how far the ends may differ, relative to the excursion: steps of one who walks or runs are cycles even if
    // they differ a good deal.
    [[nodiscard]] double seamFraction(const CyclicBody &body, const FrameInterval &frames) const
    {
        const double seconds = (frames.last - frames.first) * m_input.clip.motion.playingFrameTimeSeconds();
        const double lengths = m_bodyLength > 0.0 ? travelOf(body, frames) / m_bodyLength / seconds : 0.0;
        return largestSeamFraction + (largestSeamOfTravel - largestSeamFraction) * std::min(1.0, 2.0 * lengths);
    }

    // Returns how far the poses of a body at both ends of some frames may be apart, in file units.
    [[nodiscard]] double largestSeam(int body, const FrameInterval &frames) const
    {
        const CyclicBody &own = at(m_bodies, body);
        const double reach = excursion(body, frames);
        double limit = std::max(largestSeamSteps * own.step, seamFraction(own, frames) * reach);
        if (!own.isStill)
            limit = std::min(limit, largestSeamOfTravel * reach);
        return limit;
    }

    // Returns whether the pose of a body comes again at the end of some frames.
    [[nodiscard]] bool comesBack(int body, const FrameInterval &frames) const
    {
        return m_search.ofBody(body, frames.first, frames.last).distance <= largestSeam(body, frames);
    }

    [[nodiscard]] bool isGood(const RatedCycle &cycle) const
    {
        for (int body = 0; body < m_search.bodyCount(); ++body) {
            if (!comesBack(body, cycle.frames))
                return false;
        }
        return std::ranges::all_of(m_walking,
                                   [&](const Walking &figure) { return isWholeStrides(figure, cycle.frames); });
    }

    // Returns those of some good cycles, the best first, in which no joint is farther from where it was than the limit.
    [[nodiscard]] std::vector<RatedCycle> within(const std::vector<RatedCycle> &cycles, double degrees) const
    {
        std::vector<RatedCycle> result;
        std::ranges::copy_if(cycles, std::back_inserter(result),
                             [&](const RatedCycle &cycle) { return widest(cycle.frames).degrees <= degrees; });
        return result;
    }

    // Puts straight cycles before those that turn.
    void preferStraight(std::vector<RatedCycle> &cycles) const
    {
        if (cycles.empty())
            return;
        const double least = std::ranges::min_element(cycles, {}, &RatedCycle::seam)->seam;
        const double most = std::max(worseIfStraight * least, largestSeamSteps);
        // Not by std::ranges: clang 14 cannot compile the range that its partitions return.
        std::stable_partition(cycles.begin(), cycles.end(),
                              [&](const RatedCycle &cycle) { return isStraight(cycle) && cycle.seam <= most; });
    }

    [[nodiscard]] std::vector<RatedCycle> chosen(const std::vector<RatedCycle> &cycles) const
    {
        std::vector<RatedCycle> good;
        std::ranges::copy_if(cycles, std::back_inserter(good),
                             [this](const RatedCycle &cycle) { return isGood(cycle); });
        std::vector<RatedCycle> close = within(good, SeamWidth::hiddenDegrees);
        if (close.empty())
            close = within(good, widestSeamDegrees);
        preferStraight(close);
        std::vector<RatedCycle> result;
        for (const RatedCycle &cycle : close) {
            if (result.size() < offered && !isNearOneOf(result, cycle))
                result.push_back(cycle);
        }
        return result;
    }

    [[nodiscard]] std::vector<LoopCandidate> described(const std::vector<RatedCycle> &cycles) const
    {
        const double ncm = m_bodyLength > 0.0 ? ncmOfBody / m_bodyLength : 1.0;
        std::vector<LoopCandidate> candidates;
        for (const RatedCycle &cycle : cycles) {
            const FrameInterval &frames = cycle.frames;
            const double turn = turnDegreesOf(m_input.clip, m_input.rules, m_input.figures.front().roles,
                                              m_input.up.axis, m_search, frames);
            candidates.push_back({frames, m_search.between(frames.first, frames.last).distance * ncm,
                                  widest(frames).degrees, turn, travelOf(frames), cycle.periods()});
        }
        return candidates;
    }

    [[nodiscard]] double travelOf(const CyclicBody &body, const FrameInterval &frames) const
    {
        return glm::length(FloorPlane(m_input.up.axis).along(at(body.path, frames.last) - at(body.path, frames.first)));
    }

    // Returns how far the figure goes that goes farthest.
    [[nodiscard]] double travelOf(const FrameInterval &frames) const
    {
        double farthest = 0.0;
        for (const CyclicBody &body : m_bodies)
            farthest = std::max(farthest, travelOf(body, frames));
        return farthest;
    }

    [[nodiscard]] SeamWidth widest(const FrameInterval &frames) const
    {
        return widestSeam(m_input.clip, m_input.rules, m_search, frames);
    }

    const CycleInput &m_input;
    const SeamSearch &m_search;
    int m_frames;
    int m_shortest; // frames of a cycle in the search
    double m_bodyLength = 0.0; // of the first figure, file units
    std::vector<CyclicBody> m_bodies; // those of the search
    std::vector<Walking> m_walking; // by figure of the input
    std::vector<RatedCycle> m_refined; // the candidates for cycles, the best first
    int m_longest = 0;
    int m_lagStep = 1;
    int m_startStep = 1;
    double m_movingStep = 0.0; // in usual steps per frame; figures that move less are still
    double m_usualTurn = 0.0; // of the figure, degrees per frame
    std::vector<double> m_speeds; // of the liveliest figure in usual steps, every m_startStep frames
};

} // namespace

std::optional<std::vector<LoopCandidate>> loopCandidates(const CycleInput &input, const SeamSearch &search,
                                                         const Progress &progress, CycleMiss *miss)
{
    CycleSearch cycles(input, search);
    auto found = cycles.find(progress.part(0.0, miss == nullptr ? 1.0 : 0.9));
    if (miss == nullptr || !found || !found->empty())
        return found;
    const auto why = cycles.miss(progress.part(0.9, 1.0));
    if (!why)
        return std::nullopt;
    *miss = *why;
    return found;
}

} // namespace limber
