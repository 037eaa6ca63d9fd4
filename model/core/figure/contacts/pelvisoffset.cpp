#include "contacts/pelvisoffset.h"

#include "base/at.h"
#include "base/statistics.h"
#include "contacts/legreach.h"
#include "geometry/bandedleastsquares.h"
#include "geometry/geometry.h"
#include "geometry/windowfilters.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace limber {

namespace {

// What a change costs, per degree of a knee and per hundredth of a leg's length (about a normalised centimetre).
constexpr double bendCurvature = 1.0; // second difference of a bend's change
constexpr double bendStep = 0.5; // first difference of a bend's change
constexpr double bendChange = 0.1; // otherwise the figure would crouch, since bent knees are the calmest
constexpr double offsetCurvature = 0.6; // second difference of the offset
constexpr double offsetItself = 0.3;
constexpr double missingReach = 8.0; // of a foot that is held
constexpr double hundredth = 0.01;
constexpr double straightest = 0.9998; // of the leg's length: straighter, the bend would change without bound
constexpr double fullStretch = 0.995; // of the leg's length
constexpr double highestRise = 0.5; // of the longest drop
constexpr double jitterHz = 12.0; // what moves faster is no movement of a knee
constexpr int jitterDegree = 2; // of the filter for it
constexpr double steadyDegrees = 0.1; // the median change by a filter; that of a steady movement is lower
constexpr double beyondTrembling = 2.0; // times as much
constexpr int mostRounds = 8;
constexpr double enough = 1e-4; // of a hundredth of the leg: a smaller step ends the search

// A value with its derivative by the offset of the same frame.
struct Sloped
{
    double value = 0.0;
    double slope = 0.0;
};

// Takes the jitter out of bends by frame, in degrees, where there is some.
void calm(std::vector<double> &bends, double frameTimeSeconds)
{
    std::vector<glm::dvec3> track;
    for (const double bend : bends)
        track.emplace_back(bend, 0.0, 0.0);
    const std::vector<glm::dvec3> steady =
        savitzkyGolay(track, savitzkyGolayWindow(frameTimeSeconds, jitterHz, jitterDegree), jitterDegree);
    std::vector<double> trembling;
    for (std::size_t i = 0; i < bends.size(); ++i)
        trembling.push_back(std::abs(bends[i] - steady[i].x));
    const double usual = middleValue(std::move(trembling));
    const double share = smoothStep(usual / steadyDegrees - 1.0);
    const double most = beyondTrembling * usual; // a larger change is a fast movement
    for (std::size_t i = 0; i < bends.size() && share > 0.0; ++i)
        bends[i] += share * most * std::tanh((steady[i].x - bends[i]) / most);
}

// Bends of one leg, in degrees, as a function of the offset in hundredths of the leg.
class LegBends
{
public:
    LegBends(const ReachingLeg &leg, const glm::dvec3 &up, double unit, double frameTimeSeconds)
        : m_leg(leg), m_up(up), m_unit(unit)
    {
        for (std::size_t frame = 0; frame < leg.hip.size(); ++frame) {
            const LegReach reach(leg.hip[frame], leg.knee[frame], leg.ankle[frame]);
            const double present = glm::distance(leg.hip[frame], leg.ankle[frame]);
            m_captured.push_back(bendAt(frame, leg.calm[frame]).value);
            m_longest.push_back(std::max(fullStretch * reach.length(), present));
        }
        calm(m_captured, frameTimeSeconds);
    }

    // Returns by how much the knee is bent more than in the take.
    [[nodiscard]] Sloped change(std::size_t frame, double offset) const
    {
        const Sloped distance = distanceToGoal(frame, offset);
        const Sloped bend = bendAt(frame, distance.value);
        return {bend.value - m_captured[frame], bend.slope * distance.slope};
    }

    // Returns how far the goal is out of reach, in hundredths of the leg.
    [[nodiscard]] Sloped missing(std::size_t frame, double offset) const
    {
        const Sloped distance = distanceToGoal(frame, offset);
        if (distance.value <= m_longest[frame])
            return {};
        const double weight = m_leg.fractions[frame] / m_unit;
        return {weight * (distance.value - m_longest[frame]), weight * distance.slope};
    }

private:
    // Returns the distance between hip and goal, in file units.
    [[nodiscard]] Sloped distanceToGoal(std::size_t frame, double offset) const
    {
        const double lowered = m_unit * (1.0 - m_leg.follows[frame]);
        const glm::dvec3 away = m_leg.hip[frame] - m_up * (offset * lowered) - m_leg.goal[frame];
        const double distance = glm::length(away);
        return {distance, distance > 0.0 ? -lowered * glm::dot(away, m_up) / distance : 0.0};
    }

    // Returns the bend for a distance between hip and ankle, by the law of cosines, and its derivative by the distance.
    // Beyond the straightest leg it goes on in a straight line, so that the search still knows which way is better.
    [[nodiscard]] Sloped bendAt(std::size_t frame, double distance) const
    {
        const double thigh = glm::distance(m_leg.hip[frame], m_leg.knee[frame]);
        const double shin = glm::distance(m_leg.knee[frame], m_leg.ankle[frame]);
        const double within = std::clamp(distance, std::abs(thigh - shin) / straightest, straightest * (thigh + shin));
        const double cosine = (within * within - thigh * thigh - shin * shin) / (2.0 * thigh * shin);
        const double sine = std::sqrt(std::max(0.0, (1.0 - cosine) * (1.0 + cosine)));
        if (!(sine > 0.0) || !std::isfinite(cosine))
            return {};
        const double slope = -within / (thigh * shin * sine) * degreesPerRadian;
        return {std::atan2(sine, cosine) * degreesPerRadian + slope * (distance - within), slope};
    }

    const ReachingLeg &m_leg;
    glm::dvec3 m_up;
    double m_unit;
    std::vector<double> m_captured; // degrees
    std::vector<double> m_longest; // file units
};

// Searches the offsets of some consecutive frames.
class OffsetSearch
{
public:
    OffsetSearch(const std::vector<LegBends> &legs, const FrameInterval &frames, int frameCount, double longestDrop)
        : m_legs(legs), m_frames(frames), m_frameCount(frameCount), m_most(longestDrop),
          m_offsets(static_cast<std::size_t>(frames.frameCount()))
    {
    }

    [[nodiscard]] std::vector<double> run()
    {
        double cost = walk(m_offsets, nullptr);
        for (int round = 0; round < mostRounds; ++round) {
            BandedLeastSquares equations(m_offsets.size());
            walk(m_offsets, &equations);
            const std::vector<double> step = equations.solution();
            const double before = cost;
            cost = take(step, cost);
            const auto larger = [](double a, double b) { return std::abs(a) < std::abs(b); };
            if (cost >= before || std::abs(*std::ranges::max_element(step, larger)) < enough)
                break;
        }
        return m_offsets;
    }

private:
    // Takes as much of the step as makes it better; returns the cost afterwards.
    double take(const std::vector<double> &step, double cost)
    {
        for (double part = 1.0; part > 0.02; part *= 0.5) {
            std::vector<double> tried = m_offsets;
            for (std::size_t i = 0; i < tried.size(); ++i)
                tried[i] = std::clamp(tried[i] + part * step[i], -highestRise * m_most, m_most);
            const double now = walk(tried, nullptr);
            if (now < cost) {
                m_offsets = std::move(tried);
                return now;
            }
        }
        return cost;
    }

    [[nodiscard]] double offsetAt(const std::vector<double> &offsets, int frame) const
    {
        return m_frames.contains(frame) ? at(offsets, frame - m_frames.first) : 0.0;
    }

    // Goes through all residuals; returns the sum of their squares and adds them to the equations, if there are any.
    double walk(const std::vector<double> &offsets, BandedLeastSquares *equations) const
    {
        double cost = 0.0;
        const auto add = [&](double residual, int frame, std::span<const double> slopes) {
            cost += residual * residual;
            if (equations != nullptr)
                equations->add(residual, frame - m_frames.first, slopes);
        };
        for (const LegBends &leg : m_legs)
            walkLeg(leg, offsets, add);
        for (int frame = m_frames.first - 1; frame <= m_frames.last + 1; ++frame) {
            const double curvature =
                offsetAt(offsets, frame - 1) - 2.0 * offsetAt(offsets, frame) + offsetAt(offsets, frame + 1);
            const std::array slopes{offsetCurvature, -2.0 * offsetCurvature, offsetCurvature};
            if (frame > 0 && frame + 1 < m_frameCount)
                add(offsetCurvature * curvature, frame - 1, slopes);
            const std::array slope{offsetItself};
            add(offsetItself * offsetAt(offsets, frame), frame, slope);
        }
        return cost;
    }

    template <typename Add>
    void walkLeg(const LegBends &leg, const std::vector<double> &offsets, const Add &add) const
    {
        std::array<Sloped, 3> near{}; // the changes of this frame and the two before
        const int first = std::max(0, m_frames.first - 2);
        const int last = std::min(m_frameCount - 1, m_frames.last + 2);
        for (int frame = first; frame <= last; ++frame) {
            const auto index = static_cast<std::size_t>(frame);
            const double offset = offsetAt(offsets, frame);
            near = {near[1], near[2], leg.change(index, offset)};
            const auto &[a, b, c] = near;
            const std::array itself{bendChange * c.slope};
            add(bendChange * c.value, frame, itself);
            const Sloped missing = leg.missing(index, offset);
            const std::array reach{missingReach * missing.slope};
            add(missingReach * missing.value, frame, reach);
            if (frame > first) {
                const std::array steps{-bendStep * b.slope, bendStep * c.slope};
                add(bendStep * (c.value - b.value), frame - 1, steps);
            }
            if (frame > first + 1) {
                const std::array curvatures{bendCurvature * a.slope, -2.0 * bendCurvature * b.slope,
                                            bendCurvature * c.slope};
                add(bendCurvature * (a.value - 2.0 * b.value + c.value), frame - 2, curvatures);
            }
        }
    }

    const std::vector<LegBends> &m_legs;
    FrameInterval m_frames;
    int m_frameCount;
    double m_most; // hundredths of the leg
    std::vector<double> m_offsets; // hundredths of the leg
};

double longestLeg(const std::vector<ReachingLeg> &legs)
{
    double longest = 0.0;
    for (const ReachingLeg &leg : legs) {
        for (std::size_t frame = 0; frame < leg.hip.size(); ++frame)
            longest = std::max(longest, LegReach(leg.hip[frame], leg.knee[frame], leg.ankle[frame]).length());
    }
    return longest;
}

} // namespace

std::vector<double> pelvisOffset(const std::vector<ReachingLeg> &legs, const glm::dvec3 &up,
                                 const std::vector<FrameInterval> &free, double longestDrop, double frameTimeSeconds)
{
    const std::size_t frames = legs.empty() ? 0 : legs.front().hip.size();
    std::vector<double> result(frames);
    const double unit = hundredth * longestLeg(legs);
    if (!(unit > 0.0) || !std::isfinite(unit) || !(longestDrop > 0.0))
        return result;
    std::vector<LegBends> bends;
    for (const ReachingLeg &leg : legs)
        bends.emplace_back(leg, up, unit, frameTimeSeconds);
    for (const FrameInterval &interval : free) {
        const std::vector<double> offsets =
            OffsetSearch(bends, interval, static_cast<int>(frames), longestDrop / hundredth).run();
        for (std::size_t i = 0; i < offsets.size(); ++i)
            result[static_cast<std::size_t>(interval.first) + i] = offsets[i] * unit;
    }
    return result;
}

} // namespace limber
