#include "tracks/spikes.h"

#include "base/at.h"
#include "base/statistics.h"
#include "geometry/geometry.h"
#include "geometry/spline.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <optional>

namespace limber {

namespace {

constexpr double deviationPerMedian = 1.4826; // of a normal distribution
constexpr int mostSteps = 20; // of the median
constexpr double settledDegrees = 1e-3;
constexpr double noiseFactor = 6.0;
constexpr double jumpFactor = 2.5; // for a spike's edges compared with the steps beside it
constexpr double jumpFactorAtEnds = 8.0; // if only one edge is visible
constexpr double mostOff = 0.7; // of a spike's size: how far off its course a track may go on behind the spike
constexpr int frozenSteps = 3; // of a dropout
constexpr double frozenStep = 1e-6; // degrees or ncm
constexpr double farAtEnds = 4.0; // multiple of the limit
constexpr int knotsBeside = 3; // of a bridge, on each side

// Returns a value relative to a base; degrees for rotations.
glm::dvec3 vectorFrom(const glm::dquat &base, const glm::dquat &value)
{
    return rotationVector(glm::conjugate(base) * value) * degreesPerRadian;
}
glm::dvec3 vectorFrom(const glm::dvec3 &base, const glm::dvec3 &value)
{
    return value - base;
}
glm::dquat shifted(const glm::dquat &base, const glm::dvec3 &vector)
{
    return base * rotationFromVector(vector / degreesPerRadian);
}
glm::dvec3 shifted(const glm::dvec3 &base, const glm::dvec3 &vector)
{
    return base + vector;
}

// Returns the point with the smallest sum of distances (Weiszfeld 1937), near to `start`.
glm::dvec3 vectorMedian(std::span<const glm::dvec3> vectors, glm::dvec3 start)
{
    for (int step = 0; step < mostSteps; ++step) {
        glm::dvec3 sum(0.0);
        double weights = 0.0;
        for (const glm::dvec3 &each : vectors) {
            const double weight = 1.0 / std::max(glm::distance(each, start), settledDegrees);
            sum += each * weight;
            weights += weight;
        }
        const glm::dvec3 next = sum / weights;
        const double change = glm::distance(next, start);
        start = next;
        if (change < settledDegrees)
            break;
    }
    return start;
}

template <typename Value>
class SpikeSearch
{
public:
    SpikeSearch(std::span<const Value> track, const SpikeSettings &settings, double unit)
        : m_track(track), m_settings(settings), m_unit(unit)
    {
    }

    std::optional<std::vector<Spike>> find(const Progress &progress)
    {
        std::vector<Spike> spikes;
        const int count = static_cast<int>(m_track.size());
        if (count < 2 * m_settings.longest + 1 || count < 4)
            return spikes;
        measureSteps();
        m_least = leastAmount();
        m_median = m_track.front();
        for (int frame = 0; frame < count; ++frame) {
            if (progress.wantsToStop(frame, count))
                return std::nullopt;
            look(frame);
        }
        for (int first = 0; first < count;) {
            int end = first;
            while (end < count && at(m_amounts, end) > 0.0)
                ++end;
            const auto run = end > first ? runAround({first, end - 1}) : std::nullopt;
            if (run && (spikes.empty() || spikes.back().frames.last < run->first))
                spikes.push_back(spikeOf(*run));
            first = std::max(end, first + 1);
        }
        return spikes;
    }

private:
    void measureSteps()
    {
        m_steps.emplace_back(0.0);
        for (std::size_t i = 1; i < m_track.size(); ++i)
            m_steps.push_back(vectorFrom(m_track[i - 1], m_track[i]) * m_unit);
    }

    // The noise of a track is the change of its speed from frame to frame.
    [[nodiscard]] double leastAmount() const
    {
        if (!m_settings.findsNoise)
            return m_settings.least;
        std::vector<double> changes;
        for (int frame = 1; frame + 1 < static_cast<int>(m_track.size()); ++frame)
            changes.push_back(changeAt(frame));
        return std::max(m_settings.least, noiseFactor * median(std::move(changes)));
    }

    void look(int frame)
    {
        const int count = static_cast<int>(m_track.size());
        const int first = std::max(0, frame - m_settings.window);
        const int last = std::min(count - 1, frame + m_settings.window);
        double reach = 0.0;
        for (int i = first + 1; i <= last; ++i)
            reach += glm::length(at(m_steps, i));
        m_amounts.push_back(0.0);
        m_limits.push_back(m_least);
        if (reach <= m_least) { // the differences here are too small
            m_median = at(m_track, frame);
            return;
        }
        m_vectors.clear();
        for (int i = first; i <= last; ++i)
            m_vectors.push_back(vectorFrom(m_median, at(m_track, i)) * m_unit);
        // In steady movement each value is as far from the middle as its speed takes it; only the remainder counts.
        const glm::dvec3 usualStep = usualStepOf(m_vectors);
        for (int i = first; i <= last; ++i)
            at(m_vectors, i - first) -= usualStep * double(i - frame);
        const glm::dvec3 middle = vectorMedian(m_vectors, middleByAxis(m_vectors));
        m_distances.clear();
        for (const glm::dvec3 &vector : m_vectors)
            m_distances.push_back(glm::distance(vector, middle));
        const double amount = at(m_distances, frame - first);
        m_limits.back() = std::max(m_least, m_settings.threshold * deviationPerMedian * median(m_distances));
        if (amount > m_limits.back())
            m_amounts.back() = amount;
        m_median = shifted(m_median, middle / m_unit);
    }

    [[nodiscard]] glm::dvec3 usualStepOf(std::span<const glm::dvec3> vectors)
    {
        m_differences.clear();
        for (std::size_t i = 1; i < vectors.size(); ++i)
            m_differences.push_back(vectors[i] - vectors[i - 1]);
        return middleByAxis(m_differences);
    }

    // Returns a start for the median.
    [[nodiscard]] glm::dvec3 middleByAxis(std::span<const glm::dvec3> vectors)
    {
        glm::dvec3 middle(0.0);
        for (int axis = 0; axis < 3; ++axis) {
            m_sorted.clear();
            for (const glm::dvec3 &vector : vectors)
                m_sorted.push_back(vector[axis]);
            const auto half = m_sorted.begin() + static_cast<std::ptrdiff_t>(m_sorted.size() / 2);
            std::ranges::nth_element(m_sorted, half);
            middle[axis] = *half;
        }
        return middle;
    }

    // Returns the shortest run with these frames whose edges jump: frames beside them may be a little less far apart.
    [[nodiscard]] std::optional<FrameInterval> runAround(const FrameInterval &found) const
    {
        const int count = static_cast<int>(m_track.size());
        for (int more = 0; found.frameCount() + more <= m_settings.longest; ++more) {
            for (int before = 0; before <= more; ++before) {
                const FrameInterval run{found.first - before, found.last + more - before};
                if (run.first >= 0 && run.last < count && jumps(run))
                    return run;
            }
        }
        return std::nullopt;
    }

    // Returns whether a run jumps: a movement starts and ends over some frames, but the speed of a spike changes at
    // once.
    [[nodiscard]] bool jumps(const FrameInterval &run) const
    {
        const int count = static_cast<int>(m_track.size());
        const bool isAtEnd = run.first == 0 || run.last == count - 1;
        const double factor = isAtEnd ? jumpFactorAtEnds : jumpFactor;
        bool isFar = !isAtEnd;
        for (int frame = run.first; frame <= run.last; ++frame)
            isFar = isFar || at(m_amounts, frame) > farAtEnds * at(m_limits, frame);
        if (!isFar)
            return false;
        const auto isJump = [&](int frame, int outwards) {
            const double usual = std::max(changeAt(frame + outwards), changeAt(frame + 2 * outwards));
            return changeAt(frame) > factor * usual && changeAt(frame) > 0.5 * m_least;
        };
        return (run.first == 0 || isJump(run.first - 1, -1)) && (run.last == count - 1 || isJump(run.last + 1, 1)) &&
               (isAtEnd || comesBack(run));
    }

    // Returns whether the track goes on after a run as it did before it. Where it does not, as at the end of a dropout,
    // it moved on meanwhile.
    [[nodiscard]] bool comesBack(const FrameInterval &run) const
    {
        const int before = run.first - 1;
        const int after = run.last + 1;
        if (isFrozen(before - frozenSteps + 1, before) != isFrozen(after + 1, after + frozenSteps))
            return false;
        const glm::dvec3 way = vectorFrom(at(m_track, before), at(m_track, after)) * m_unit;
        const auto off = [&](int frame, int other) { // from the course of the two steps on one side
            return glm::distance(way, 0.5 * (after - before) * (stepTo(frame) + stepTo(other)));
        };
        double away = 0.0;
        for (int frame = run.first; frame <= run.last; ++frame)
            away = std::max(away, at(m_amounts, frame));
        return std::min(off(before, before - 1), off(after + 1, after + 2)) <= mostOff * away;
    }

    [[nodiscard]] glm::dvec3 stepTo(int frame) const
    {
        return at(m_steps, std::clamp(frame, 1, static_cast<int>(m_steps.size()) - 1));
    }

    // Returns whether the track stands exactly still over some steps.
    [[nodiscard]] bool isFrozen(int first, int last) const
    {
        if (first < 1 || last >= static_cast<int>(m_steps.size()))
            return false;
        return std::all_of(m_steps.begin() + first, m_steps.begin() + last + 1,
                           [](const glm::dvec3 &step) { return glm::length(step) < frozenStep; });
    }

    // Returns the change of the speed at a frame; zero at the ends.
    [[nodiscard]] double changeAt(int frame) const
    {
        const bool isInside = frame >= 1 && frame + 1 < static_cast<int>(m_steps.size());
        return isInside ? glm::distance(at(m_steps, frame), at(m_steps, frame + 1)) : 0.0;
    }

    [[nodiscard]] Spike spikeOf(const FrameInterval &run) const
    {
        Spike spike{run, 0.0, 0.0};
        for (int frame = run.first; frame <= run.last; ++frame) {
            if (at(m_amounts, frame) <= spike.amount)
                continue;
            spike.amount = at(m_amounts, frame);
            spike.limit = at(m_limits, frame);
        }
        return spike;
    }

    std::span<const Value> m_track;
    const SpikeSettings &m_settings;
    double m_unit; // factor for distances
    double m_least = 0.0;
    Value m_median{};
    std::vector<glm::dvec3> m_steps; // from the frame before
    std::vector<double> m_amounts; // 0 where there is no spike
    std::vector<double> m_limits;
    std::vector<glm::dvec3> m_vectors;
    std::vector<glm::dvec3> m_differences;
    std::vector<double> m_distances;
    std::vector<double> m_sorted;
};

// Returns frames beside a run that belong to no run, up to `knotsBeside` on each side.
std::vector<int> knotsAround(const FrameInterval &run, std::span<const FrameInterval> runs, int count)
{
    const auto isClean = [&](int frame) {
        return std::ranges::none_of(runs, [&](const FrameInterval &each) { return each.contains(frame); });
    };
    std::vector<int> knots;
    for (int frame = run.first - 1; frame >= 0 && static_cast<int>(knots.size()) < knotsBeside; --frame) {
        if (isClean(frame))
            knots.push_back(frame);
    }
    std::ranges::reverse(knots);
    const auto before = static_cast<int>(knots.size());
    for (int frame = run.last + 1; frame < count && static_cast<int>(knots.size()) - before < knotsBeside; ++frame) {
        if (isClean(frame))
            knots.push_back(frame);
    }
    return knots;
}

template <typename Value, typename Spline>
void bridgeRuns(std::span<Value> track, std::span<const FrameInterval> runs)
{
    for (std::size_t i = 0; i < runs.size(); ++i) {
        // Only runs that are near enough matter.
        const std::size_t near = i < 8 ? 0 : i - 8;
        const auto beside = runs.subspan(near, std::min(runs.size() - near, std::size_t{17}));
        std::vector<double> times;
        std::vector<Value> values;
        for (const int knot : knotsAround(runs[i], beside, static_cast<int>(track.size()))) {
            times.push_back(knot);
            values.push_back(at(track, knot));
        }
        if (values.empty())
            continue;
        const Spline spline(times, values);
        for (int frame = runs[i].first; frame <= runs[i].last; ++frame)
            at(track, frame) = spline.at(frame);
    }
}

} // namespace

std::optional<std::vector<Spike>> findSpikes(std::span<const glm::dquat> rotations, const SpikeSettings &settings,
                                             const Progress &progress)
{
    return SpikeSearch<glm::dquat>(rotations, settings, 1.0).find(progress);
}

std::optional<std::vector<Spike>> findSpikes(std::span<const glm::dvec3> positions, const SpikeSettings &settings,
                                             const Progress &progress)
{
    return SpikeSearch<glm::dvec3>(positions, settings, 1.0 / settings.unitsPerNcm).find(progress);
}

void bridge(std::span<glm::dquat> rotations, std::span<const FrameInterval> runs)
{
    bridgeRuns<glm::dquat, RotationSpline>(rotations, runs);
}

void bridge(std::span<glm::dvec3> positions, std::span<const FrameInterval> runs)
{
    bridgeRuns<glm::dvec3, PositionSpline>(positions, runs);
}

} // namespace limber
