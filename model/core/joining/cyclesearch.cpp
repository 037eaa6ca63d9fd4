#include "joining/cyclesearch.h"

#include "base/at.h"
#include "base/statistics.h"
#include "body/bodymeasure.h"
#include "body/bodyup.h"
#include "body/figureshape.h"
#include "feet/feetrecord.h"
#include "geometry/geometry.h"
#include "joining/seamwidth.h"
#include "travel/travellingjoint.h"
#include "travel/travelpath.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

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
constexpr double stillFraction = 0.2; // of the usual speed
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
    CloudAlignment seam;
    double turnDegrees = 0.0; // of the figure that turns most
    double period = 1.0; // of the movement there, in frames
    double cost = 0.0;

    [[nodiscard]] int periods() const
    {
        return std::max(1, static_cast<int>(std::lround((frames.last - frames.first) / period)));
    }
};

// Finds the cycles of one clip.
class CycleSearch
{
public:
    CycleSearch(const CycleInput &input, const SeamSearch &search)
        : m_input(input), m_search(search), m_frames(input.clip.motion.frameCount()),
          m_shortest(shortestCycleFrames(input.clip.motion)),
          m_bodyLength(bodyLength(input.clip.skeleton, figureShape(input.clip, input.rules), input.roles)),
          m_figures(figureTravel(input.clip, input.rules, input.up)),
          m_traveller(std::max(0, travellingJoint(m_figures)))
    {
    }

    std::optional<std::vector<LoopCandidate>> find(const Progress &progress)
    {
        const double seconds = m_input.clip.motion.playingFrameTimeSeconds();
        m_longest = static_cast<int>(std::min(m_frames - 1.0, std::ceil(longestPeriodSeconds / seconds)));
        if (m_longest < m_shortest || m_frames < 4)
            return std::vector<LoopCandidate>();
        measureSpeeds();
        if (m_usualStep <= 0.0)
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
        return described(chosen(*cycles));
    }

private:
    // The movement of the pose from frame to frame, without travel.
    void measureSpeeds()
    {
        m_lagStep = std::max(1, m_longest / mostLags);
        m_startStep = std::max(1, m_frames / mostStarts);
        const int reach = std::max(1, m_shortest / 4);
        std::vector<double> all;
        for (int frame = 0; frame < m_frames; frame += m_startStep) {
            const int from = std::max(0, frame - reach);
            const int to = std::min(m_frames - 1, frame + reach);
            const int step = std::max(1, (to - from) / 4);
            double sum = 0.0;
            int count = 0;
            for (int each = from; each < to; each += step, ++count)
                sum += m_search.between(each, each + 1).distance;
            m_speeds.push_back(sum / std::max(1, count));
        }
        all = m_speeds;
        m_usualStep = percentile(all, 0.5);
        m_movingStep = stillFraction * percentile(all, 0.75);
    }

    [[nodiscard]] double speedAt(int frame) const
    {
        return m_speeds[std::min(m_speeds.size() - 1, static_cast<std::size_t>(frame / m_startStep))];
    }

    // Returns whether the figure moves through most of these frames.
    [[nodiscard]] bool moves(const FrameInterval &frames) const
    {
        int moving = 0;
        int count = 0;
        for (int frame = frames.first; frame <= frames.last; frame += m_startStep, ++count)
            moving += speedAt(frame) >= m_movingStep ? 1 : 0;
        return 5 * moving >= 4 * count;
    }

    // Finds the times between two landings of the same foot.
    bool findLandings(const Progress &progress)
    {
        const auto feet = recordFeet(m_input.clip, m_input.rules, m_input.roles, m_input.up, progress);
        if (!feet)
            return false;
        std::vector<Message> ignored; // which feet never stand does not matter here
        const Contacts contacts =
            m_input.contacts != nullptr ? *m_input.contacts : feet->detectContacts(m_input.clip.skeleton, ignored);
        for (const std::vector<FrameInterval> &leg : feet->standing(contacts)) {
            for (std::size_t i = 1; i < leg.size(); ++i) {
                if (leg[i - 1].first > 0)
                    m_strides.push_back({leg[i - 1].first, leg[i].first});
            }
        }
        return true;
    }

    // Finds where the joint that travels and the feet are in each frame.
    bool findPaths(const Progress &progress)
    {
        const std::vector<int> joints{m_traveller, m_input.roles.find(BodyPart::Foot, BodySide::Left),
                                      m_input.roles.find(BodyPart::Foot, BodySide::Right)};
        for (std::size_t i = 0; i < joints.size(); ++i) {
            const Progress part = progress.part(double(i) / 3.0, double(i + 1) / 3.0);
            auto path = joints[i] == NoJoint ? std::vector<glm::dvec3>()
                                             : worldTrack(m_input.clip, m_input.rules, joints[i], part);
            if (!path)
                return false;
            (i == 0 ? m_path : m_feet[i - 1]) = std::move(*path);
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

    // Returns whether the figure goes on or takes a step. Of one whose feet are not known that cannot be said.
    [[nodiscard]] bool steps(const FrameInterval &frames) const
    {
        if (m_feet[0].empty() && m_feet[1].empty())
            return true;
        return travelOf(frames) > standingTravel * m_bodyLength ||
               std::ranges::any_of(m_feet, [&](const std::vector<glm::dvec3> &foot) {
                   return reachOf(foot, frames) > standingFeet * m_bodyLength;
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

    // Returns the median time between two landings around a frame, in frames; 0 if they show none there.
    [[nodiscard]] double strideAt(int frame) const
    {
        std::vector<double> gaps;
        for (const FrameInterval &stride : m_strides) {
            if (stride.first <= frame + m_longest / 2 && stride.last >= frame - m_longest / 4)
                gaps.push_back(stride.last - stride.first);
        }
        constexpr std::size_t fewest = 2;
        return gaps.size() < fewest ? 0.0 : percentile(std::move(gaps), 0.5);
    }

    [[nodiscard]] int fewestFrames(int start) const
    {
        return std::max(m_shortest, static_cast<int>(std::ceil(strideFraction * strideAt(start))));
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
            distances.push_back(m_search.between(start, start + lag).distance);
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
        RatedCycle cycle{frames, m_search.between(frames.first, frames.last), 0.0, period};
        cycle.turnDegrees = turnOf(cycle) * degreesPerRadian;
        cycle.cost = costOf(cycle);
        return cycle;
    }

    [[nodiscard]] double costOf(const RatedCycle &cycle) const
    {
        return cycle.seam.distance / m_usualStep + costPerPeriod * (cycle.periods() - 1) +
               costPerDegree * strayDegrees(cycle);
    }

    // Returns the turn of the figure that turns most, in radians.
    [[nodiscard]] double turnOf(const RatedCycle &cycle) const
    {
        double most = cycle.seam.headingRadians;
        if (m_search.bodyCount() < 2)
            return most;
        for (const CloudAlignment &each : m_search.ofFigures(cycle.frames.first, cycle.frames.last))
            most = std::abs(each.headingRadians) > std::abs(most) ? each.headingRadians : most;
        return most;
    }

    [[nodiscard]] std::optional<std::vector<RatedCycle>> roughCycles(const Progress &progress) const
    {
        std::vector<RatedCycle> cycles;
        for (int start = 0; start + m_shortest < m_frames; start += m_startStep) {
            if (progress.wantsToStop(start, m_frames))
                return std::nullopt;
            if (speedAt(start) < m_movingStep)
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

    // Returns how far the poses of a cycle get from its first one.
    [[nodiscard]] double excursion(const FrameInterval &frames) const
    {
        double farthest = 0.0;
        const int step = std::max(1, (frames.last - frames.first) / 16);
        for (int frame = frames.first; frame <= frames.last; frame += step)
            farthest = std::max(farthest, m_search.between(frames.first, frame).distance);
        return farthest;
    }

    // Returns whether a cycle has a whole number of the strides around its start; true if they show none.
    [[nodiscard]] bool isWholeStrides(const FrameInterval &frames) const
    {
        const double stride = strideAt(frames.first);
        const double count = stride > 0.0 ? (frames.last - frames.first) / stride : 1.0;
        return std::abs(count - std::round(count)) <= strideSpread;
    }

    // Returns how far the ends may differ, relative to the excursion: steps of one who walks or runs are cycles even if
    // they differ a good deal.
    [[nodiscard]] double seamFraction(const FrameInterval &frames) const
    {
        const double seconds = (frames.last - frames.first) * m_input.clip.motion.playingFrameTimeSeconds();
        const double lengths = m_bodyLength > 0.0 ? travelOf(frames) / m_bodyLength / seconds : 0.0;
        return largestSeamFraction + (largestSeamOfTravel - largestSeamFraction) * std::min(1.0, 2.0 * lengths);
    }

    [[nodiscard]] bool isGood(const RatedCycle &cycle) const
    {
        const double reach = excursion(cycle.frames);
        const double limit = std::min(largestSeamOfTravel * reach,
                                      std::max(largestSeamSteps * m_usualStep, seamFraction(cycle.frames) * reach));
        return isWholeStrides(cycle.frames) && cycle.seam.distance <= limit;
    }

    // Returns those of some good cycles, the best first, in which no joint is farther from where it was than the limit.
    [[nodiscard]] std::vector<RatedCycle> within(const std::vector<RatedCycle> &cycles, double degrees) const
    {
        std::vector<RatedCycle> result;
        std::ranges::copy_if(cycles, std::back_inserter(result),
                             [&](const RatedCycle &cycle) { return widest(cycle.frames) <= degrees; });
        return result;
    }

    // Puts straight cycles before those that turn.
    void preferStraight(std::vector<RatedCycle> &cycles) const
    {
        if (cycles.empty())
            return;
        const double least = std::ranges::min_element(cycles, {}, [](const RatedCycle &cycle) {
                                 return cycle.seam.distance;
                             })->seam.distance;
        const double most = std::max(worseIfStraight * least, largestSeamSteps * m_usualStep);
        std::ranges::stable_partition(
            cycles, [&](const RatedCycle &cycle) { return isStraight(cycle) && cycle.seam.distance <= most; });
    }

    [[nodiscard]] std::vector<RatedCycle> chosen(const std::vector<RatedCycle> &cycles) const
    {
        std::vector<RatedCycle> good;
        std::ranges::copy_if(cycles, std::back_inserter(good),
                             [this](const RatedCycle &cycle) { return isGood(cycle); });
        std::vector<RatedCycle> close = within(good, wideSeamDegrees);
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
        // About the axis of a figure that hangs head down, left is right.
        const double left = hangsHeadDown(m_input.clip, m_input.rules, m_input.roles, m_input.up) ? -1.0 : 1.0;
        std::vector<LoopCandidate> candidates;
        for (const RatedCycle &cycle : cycles)
            candidates.push_back({cycle.frames, cycle.seam.distance * ncm, widest(cycle.frames),
                                  left * cycle.turnDegrees, travelOf(cycle.frames), cycle.periods()});
        return candidates;
    }

    [[nodiscard]] double travelOf(const FrameInterval &frames) const
    {
        return glm::length(FloorPlane(m_input.up).along(at(m_path, frames.last) - at(m_path, frames.first)));
    }

    [[nodiscard]] double widest(const FrameInterval &frames) const
    {
        return widestJoint(m_input.clip, m_input.rules, m_figures, m_search.ofFigures(frames.first, frames.last),
                           frames)
            .degrees;
    }

    const CycleInput &m_input;
    const SeamSearch &m_search;
    int m_frames;
    int m_shortest; // frames of a cycle in the search
    double m_bodyLength; // file units
    std::vector<FigureTravel> m_figures;
    int m_traveller; // the travelling joint
    int m_longest = 0;
    int m_lagStep = 1;
    int m_startStep = 1;
    double m_usualStep = 0.0; // of the pose from one frame to the next, file units
    double m_movingStep = 0.0; // a figure that moves less is still
    double m_usualTurn = 0.0; // of the figure, degrees per frame
    std::vector<double> m_speeds; // every m_startStep frames
    std::vector<FrameInterval> m_strides; // from a landing of a foot to its next one
    std::vector<glm::dvec3> m_path; // of the travelling joint, by frame
    std::array<std::vector<glm::dvec3>, 2> m_feet; // of the left and the right one; empty for one that is not known
};

} // namespace

std::optional<std::vector<LoopCandidate>> loopCandidates(const CycleInput &input, const SeamSearch &search,
                                                         const Progress &progress)
{
    return CycleSearch(input, search).find(progress);
}

} // namespace limber
