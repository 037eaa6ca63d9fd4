#include "ground/floorsearch.h"

#include "base/at.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace limber {

namespace {

// In ncm and seconds.
constexpr double windowStep = 0.1;
constexpr double halfWindow = 0.5;
constexpr double longestSample = 1.0 / 60.0; // frames that follow each other faster are not all looked at
constexpr double lowPoint = 4.0;
constexpr double spread = 12.0; // of a velocity that several points share, and more for a fast one
constexpr double spreadOfSpeed = 0.1;
constexpr double sameMode = 6.0; // modes that are closer are one
constexpr double slowestFloor = 8.0; // what is slower is a still floor
constexpr std::size_t mostModes = 6;
constexpr std::size_t mostStarts = 14; // from which modes are looked for
constexpr std::size_t mostSamples = 160;
constexpr int mostShifts = 12;
constexpr double foundMode = 0.05; // a smaller shift ends the search

constexpr double stillBonus = 0.15;
constexpr double fewestLow = 0.4; // of the frames of a window have a low point, or it is worth less
constexpr double costOfChange = 0.02; // per speed, and less between fast ones
constexpr double fastFloor = 50.0; // changes of such a speed cost half
constexpr double mostCost = 0.6;
constexpr double leastWorth = 0.3; // on average, of a floor that moves
constexpr double longWay = 510.0; // three times the body's length
constexpr double shortWay = 170.0; // is a travel only if it takes enough of the clip
constexpr double enoughOfClip = 0.4;
constexpr double straightPart = 0.5; // of the way is from its beginning to its end, or it is no travel
constexpr double shortestMotion = 1.0; // of a floor that stands otherwise

constexpr int refinements = 3;
constexpr double refinedSpread = 25.0;
constexpr double refinedHz = 1.5;
constexpr double leastWeight = 1e-3;
constexpr double preciseSpreads[] = {25.0, 15.0, 8.0, 6.0};
constexpr double risingSpread = 15.0;
constexpr double leastPreciseWeight = 0.02;

double likeness(const glm::dvec3 &a, const glm::dvec3 &b, double deviation)
{
    const glm::dvec3 off = a - b;
    return std::exp(-0.5 * glm::dot(off, off) / (deviation * deviation));
}

glm::dvec3 alongFloor(const glm::dvec3 &velocity, const glm::dvec3 &up)
{
    return velocity - up * glm::dot(velocity, up);
}

// A velocity that the floor may have in a window, and how well it explains the feet.
struct Candidate
{
    glm::dvec3 velocity{0.0};
    double worth = 0.0; // with the bonus of a still floor
    double sum = 0.0; // of the worths of the best way to it from the first window
    std::size_t from = 0; // the candidate before, on that way
};

// The low points of the feet in each frame.
class LowPoints
{
public:
    LowPoints(std::span<const FootPoints> feet, const glm::dvec3 &up)
    {
        m_frames.resize(feet.empty() ? 0 : feet.front().frameCount());
        for (const FootPoints &foot : feet) {
            for (const FootPoint &point : foot.points())
                add(point, foot.usable(), up);
        }
    }

    [[nodiscard]] std::size_t frameCount() const { return m_frames.size(); }
    // Returns the velocities along the floor.
    [[nodiscard]] const std::vector<glm::dvec3> &in(std::size_t frame) const { return m_frames[frame]; }

private:
    void add(const FootPoint &point, const std::vector<bool> &usable, const glm::dvec3 &up)
    {
        for (std::size_t frame = 0; frame < m_frames.size(); ++frame) {
            if (usable[frame] && point.heights[frame] < lowPoint)
                m_frames[frame].push_back(alongFloor(point.velocities[frame], up));
        }
    }

    std::vector<std::vector<glm::dvec3>> m_frames;
};

// Returns up to so many values, evenly spread over all.
std::vector<glm::dvec3> someOf(const std::vector<glm::dvec3> &values, std::size_t most)
{
    if (values.size() <= most)
        return values;
    std::vector<glm::dvec3> some;
    for (std::size_t i = 0; i < most; ++i)
        some.push_back(values[i * (values.size() - 1) / (most - 1)]);
    return some;
}

// Returns the velocity to which mean shift leads (Comaniciu and Meer 2002).
glm::dvec3 modeFrom(glm::dvec3 start, const std::vector<glm::dvec3> &velocities)
{
    for (int shift = 0; shift < mostShifts; ++shift) {
        glm::dvec3 sum(0.0);
        double weights = 0.0;
        for (const glm::dvec3 &velocity : velocities) {
            const double weight = likeness(velocity, start, spread);
            sum += weight * velocity;
            weights += weight;
        }
        if (!(weights > 0.0))
            break;
        const glm::dvec3 next = sum / weights;
        const bool isFound = glm::distance(next, start) < foundMode;
        start = next;
        if (isFound)
            break;
    }
    return start;
}

// Returns the velocities around which many low points lie.
std::vector<glm::dvec3> modesOf(const std::vector<glm::dvec3> &velocities)
{
    const std::vector<glm::dvec3> samples = someOf(velocities, mostSamples);
    struct Mode
    {
        glm::dvec3 velocity;
        double weight;
    };
    std::vector<Mode> modes;
    const auto isKnown = [&modes](const glm::dvec3 &velocity) {
        return std::ranges::any_of(modes,
                                   [&](const Mode &mode) { return glm::distance(mode.velocity, velocity) < sameMode; });
    };
    for (const glm::dvec3 &start : someOf(velocities, mostStarts)) {
        if (isKnown(start))
            continue;
        const glm::dvec3 mode = modeFrom(start, samples);
        if (isKnown(mode))
            continue;
        double weight = 0.0;
        for (const glm::dvec3 &velocity : samples)
            weight += likeness(velocity, mode, spread);
        modes.push_back({mode, weight});
    }
    std::ranges::stable_sort(modes, std::ranges::greater(), &Mode::weight);
    std::vector<glm::dvec3> found;
    for (const Mode &mode : modes) {
        if (found.size() < mostModes && glm::length(mode.velocity) > slowestFloor)
            found.push_back(mode.velocity);
    }
    return found;
}

// The search through the windows of a clip.
class FloorSearch
{
public:
    FloorSearch(std::span<const FootPoints> feet, const glm::dvec3 &up, double frameTimeSeconds)
        : m_low(feet, up), m_step(std::max(1.0, std::round(windowStep / frameTimeSeconds))),
          m_half(std::max(1.0, std::round(halfWindow / frameTimeSeconds))),
          m_stride(static_cast<std::size_t>(std::max(1.0, std::floor(longestSample / frameTimeSeconds + 0.01))))
    {
    }

    // Returns false if the progress stopped it.
    [[nodiscard]] bool run(const Progress &progress)
    {
        const auto frames = static_cast<double>(m_low.frameCount());
        for (double middle = 0.0; middle < frames; middle += m_step) {
            if (!progress(middle / frames))
                return false;
            m_windows.push_back(candidatesAround(middle));
        }
        choose();
        leaveOutShortMotions();
        return true;
    }

    // Returns the velocity in each frame, linear between the windows; none if the floor is still.
    [[nodiscard]] FloorSpeeds result() const
    {
        if (!moves())
            return {};
        FloorSpeeds speeds(m_low.frameCount());
        for (std::size_t frame = 0; frame < speeds.size(); ++frame) {
            const double place = static_cast<double>(frame) / m_step;
            const std::size_t window = std::min(static_cast<std::size_t>(place), m_path.size() - 1);
            const std::size_t next = std::min(window + 1, m_path.size() - 1);
            const double part = std::min(1.0, place - static_cast<double>(window));
            speeds[frame] = (1.0 - part) * m_path[window].velocity + part * m_path[next].velocity;
        }
        return speeds;
    }

private:
    [[nodiscard]] static bool isMoving(const Candidate &candidate) { return candidate.velocity != glm::dvec3(0.0); }

    // Returns whether the floor moves, in windows in which that explains enough, and gets somewhere: a body that
    // crouches or sways while its hips are pinned moves its feet there and back.
    [[nodiscard]] bool moves() const
    {
        double worth = 0.0;
        double way = 0.0;
        glm::dvec3 place(0.0);
        int moving = 0;
        for (const Candidate &candidate : m_path) {
            worth += isMoving(candidate) ? candidate.worth : 0.0;
            moving += isMoving(candidate) ? 1 : 0;
            way += windowStep * glm::length(candidate.velocity);
            place += windowStep * candidate.velocity;
        }
        const bool isStraight = way > longWay || glm::length(place) > straightPart * way;
        const bool isLong = way > shortWay || moving >= enoughOfClip * static_cast<double>(m_path.size());
        return moving > 0 && isStraight && isLong && worth >= leastWorth * moving;
    }

    [[nodiscard]] std::vector<Candidate> candidatesAround(double middle) const
    {
        const auto first = static_cast<std::size_t>(std::max(0.0, middle - m_half));
        const auto end = std::min(m_low.frameCount(), static_cast<std::size_t>(middle + m_half) + 1);
        std::vector<glm::dvec3> velocities;
        for (std::size_t frame = first; frame < end; frame += m_stride)
            velocities.insert(velocities.end(), m_low.in(frame).begin(), m_low.in(frame).end());
        std::vector<Candidate> candidates{{glm::dvec3(0.0), stillBonus + worthOf(glm::dvec3(0.0), first, end)}};
        for (const glm::dvec3 &mode : modesOf(velocities))
            candidates.push_back({mode, worthOf(mode, first, end)});
        return candidates;
    }

    // Returns how well a velocity explains the frames: 1 if one of the low points has it in each of them.
    [[nodiscard]] double worthOf(const glm::dvec3 &velocity, std::size_t first, std::size_t end) const
    {
        const double deviation = spread + spreadOfSpeed * glm::length(velocity);
        double sum = 0.0;
        double withLow = 0.0;
        double all = 0.0;
        for (std::size_t frame = first; frame < end; frame += m_stride) {
            double best = 0.0;
            for (const glm::dvec3 &low : m_low.in(frame))
                best = std::max(best, likeness(low, velocity, deviation));
            sum += best;
            withLow += m_low.in(frame).empty() ? 0.0 : 1.0;
            all += 1.0;
        }
        return sum / std::max({withLow, fewestLow * all, 1.0});
    }

    // Chooses the way through all windows with the largest sum, by dynamic programming.
    void choose()
    {
        for (std::size_t window = 0; window < m_windows.size(); ++window) {
            for (Candidate &candidate : m_windows[window]) {
                candidate.sum = candidate.worth;
                if (window > 0)
                    comeFromBest(m_windows[window - 1], candidate);
            }
        }
        m_path.resize(m_windows.size());
        const auto best = std::ranges::max_element(m_windows.back(), {}, &Candidate::sum);
        auto index = static_cast<std::size_t>(best - m_windows.back().begin());
        for (std::size_t window = m_windows.size(); window-- > 0;) {
            m_path[window] = m_windows[window][index];
            index = m_path[window].from;
        }
    }

    static void comeFromBest(const std::vector<Candidate> &before, Candidate &candidate)
    {
        double best = -std::numeric_limits<double>::infinity();
        for (std::size_t i = 0; i < before.size(); ++i) {
            const double speed = std::min(glm::length(before[i].velocity), glm::length(candidate.velocity));
            const double change = glm::distance(before[i].velocity, candidate.velocity) / (1.0 + speed / fastFloor);
            const double sum = before[i].sum - std::min(costOfChange * change, mostCost);
            if (sum > best) {
                best = sum;
                candidate.from = i;
            }
        }
        candidate.sum += best;
    }

    // A foot that glides for a moment is no floor, unless there is nothing else in the clip.
    void leaveOutShortMotions()
    {
        const auto fewest = static_cast<std::size_t>(std::round(shortestMotion / windowStep));
        for (std::size_t first = 0; first < m_path.size(); ++first) {
            std::size_t end = first;
            while (end < m_path.size() && isMoving(m_path[end]))
                ++end;
            if (end - first < fewest && end - first < m_path.size()) {
                for (std::size_t window = first; window < end; ++window)
                    m_path[window].velocity = glm::dvec3(0.0);
            }
            first = std::max(first, end);
        }
    }

    LowPoints m_low;
    double m_step; // frames from window to window
    double m_half; // frames from the middle of a window to its ends
    std::size_t m_stride; // every so many frames are looked at
    std::vector<std::vector<Candidate>> m_windows;
    std::vector<Candidate> m_path; // the chosen candidate of each window
};

// Sums of values and weights by frame, smoothed in time.
class TimeMean
{
public:
    explicit TimeMean(std::size_t frameCount) : m_values(frameCount, glm::dvec3(0.0)), m_weights(frameCount) {}

    void add(std::size_t frame, const glm::dvec3 &value, double weight)
    {
        m_values[frame] += weight * value;
        m_weights[frame] += weight;
    }

    // Returns the mean around each frame; `otherwise` where there is nothing.
    [[nodiscard]] FloorSpeeds means(double frameTimeSeconds, const FloorSpeeds &otherwise) const
    {
        // A Gaussian of this deviation in time has -3 dB at the frequency.
        const double deviation = std::sqrt(std::log(2.0)) / (2.0 * 3.14159265358979323846 * refinedHz);
        const double frames = deviation / frameTimeSeconds;
        const int reach = static_cast<int>(std::min(4.0 * frames, 4096.0)) + 1;
        std::vector<double> kernel;
        for (int away = 0; away <= reach; ++away)
            kernel.push_back(std::exp(-0.5 * away * away / (frames * frames)));
        FloorSpeeds result = otherwise;
        const int count = static_cast<int>(m_values.size());
        for (int frame = 0; frame < count; ++frame) {
            glm::dvec3 sum(0.0);
            double weight = 0.0;
            for (int other = std::max(0, frame - reach); other <= std::min(count - 1, frame + reach); ++other) {
                sum += at(kernel, std::abs(other - frame)) * at(m_values, other);
                weight += at(kernel, std::abs(other - frame)) * at(m_weights, other);
            }
            if (weight > leastWeight)
                at(result, frame) = sum / weight;
        }
        return result;
    }

private:
    std::vector<glm::dvec3> m_values;
    std::vector<double> m_weights;
};

// The mean velocity of standing points in each frame.
class FrameMeans
{
public:
    explicit FrameMeans(std::size_t frameCount) : m_sums(frameCount, glm::dvec3(0.0)), m_weights(frameCount) {}

    void add(const FootPoint &point, const std::vector<bool> &standing, const FloorSpeeds &near, double deviation,
             const glm::dvec3 &up)
    {
        for (std::size_t frame = 0; frame < m_sums.size(); ++frame) {
            if (!standing[frame])
                continue;
            const glm::dvec3 velocity = alongFloor(point.velocities[frame], up);
            const double rising = glm::dot(point.velocities[frame], up) / risingSpread;
            const double weight = likeness(velocity, near[frame], deviation) * std::exp(-0.5 * rising * rising);
            m_sums[frame] += weight * velocity;
            m_weights[frame] += weight;
        }
    }

    // Puts the means into the frames, linear between those that have one; returns false if none has.
    [[nodiscard]] bool bridge(FloorSpeeds &speeds) const
    {
        std::size_t last = m_sums.size(); // the last frame with a mean; none so far
        for (std::size_t frame = 0; frame < m_sums.size(); ++frame) {
            if (!(m_weights[frame] > leastPreciseWeight))
                continue;
            speeds[frame] = m_sums[frame] / m_weights[frame];
            const std::size_t from = last == m_sums.size() ? 0 : last + 1;
            for (std::size_t between = from; between < frame; ++between) {
                const double part = last == m_sums.size() ? 1.0 : double(between - last) / double(frame - last);
                speeds[between] =
                    last == m_sums.size() ? speeds[frame] : (1.0 - part) * speeds[last] + part * speeds[frame];
            }
            last = frame;
        }
        for (std::size_t after = last + 1; last < m_sums.size() && after < m_sums.size(); ++after)
            speeds[after] = speeds[last];
        return last < m_sums.size();
    }

private:
    std::vector<glm::dvec3> m_sums;
    std::vector<double> m_weights;
};

std::vector<std::vector<std::vector<bool>>> standingOf(std::span<const FootPoints> feet, const FloorSpeeds &floor,
                                                       double frameTimeSeconds)
{
    std::vector<std::vector<std::vector<bool>>> standing;
    for (const FootPoints &foot : feet)
        standing.push_back(standingPoints(foot, floor, frameTimeSeconds));
    return standing;
}

} // namespace

FloorSpeeds floorOfStandingPoints(std::span<const FootPoints> feet,
                                  std::span<const std::vector<std::vector<bool>>> standing, const FloorSpeeds &near,
                                  const glm::dvec3 &up, double frameTimeSeconds)
{
    TimeMean mean(near.size());
    for (std::size_t foot = 0; foot < feet.size(); ++foot) {
        for (std::size_t i = 0; i < feet[foot].points().size(); ++i) {
            const FootPoint &point = feet[foot].points()[i];
            for (std::size_t frame = 0; frame < near.size(); ++frame) {
                const glm::dvec3 velocity = alongFloor(point.velocities[frame], up);
                if (standing[foot][i][frame])
                    mean.add(frame, velocity, likeness(velocity, near[frame], refinedSpread));
            }
        }
    }
    return mean.means(frameTimeSeconds, near);
}

std::optional<FloorSpeeds> preciseFloor(std::span<const FootPoints> feet,
                                        std::span<const std::vector<std::vector<bool>>> standing, FloorSpeeds near,
                                        const glm::dvec3 &up)
{
    for (const double deviation : preciseSpreads) {
        FrameMeans means(near.size());
        for (std::size_t foot = 0; foot < feet.size(); ++foot) {
            for (std::size_t i = 0; i < feet[foot].points().size(); ++i)
                means.add(feet[foot].points()[i], standing[foot][i], near, deviation, up);
        }
        if (!means.bridge(near))
            return std::nullopt;
    }
    return near;
}

std::optional<FloorSpeeds> searchFloor(std::span<FootPoints> feet, const glm::dvec3 &up, double frameTimeSeconds,
                                       const Progress &progress)
{
    FloorSpeeds floor;
    if (!feet.empty() && feet.front().frameCount() > 0) {
        FloorSearch search(feet, up, frameTimeSeconds);
        if (!search.run(progress))
            return std::nullopt;
        floor = search.result();
    }
    for (int round = 0; round < refinements; ++round) {
        auto standing = standingOf(feet, floor, frameTimeSeconds);
        for (std::size_t foot = 0; foot < feet.size(); ++foot)
            feet[foot].addHeel(standing[foot]);
        if (floor.empty())
            break;
        standing = standingOf(feet, floor, frameTimeSeconds);
        floor = floorOfStandingPoints(feet, standing, floor, up, frameTimeSeconds);
    }
    return floor;
}

} // namespace limber
