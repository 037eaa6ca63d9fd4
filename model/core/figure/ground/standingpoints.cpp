#include "ground/standingpoints.h"

#include "base/at.h"
#include "base/statistics.h"
#include "ground/bodyspeed.h"
#include "ground/frameruns.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace limber {

namespace {

// In ncm and seconds. Of the floor's speed a part is added, since a belt does not run evenly, or of the body's.
constexpr double standsBelow = 5.0;
constexpr double leavesAbove = 7.0;
constexpr double standsSlower = 22.0;
constexpr double standsSlowerOfFloor = 0.10;
constexpr double leavesFaster = 38.0;
constexpr double leavesFasterOfFloor = 0.16;
constexpr double longestGap = 0.067;
constexpr double shortestRun = 0.08;

constexpr double longestEdge = 0.1;
constexpr double edgeHeight = 1.2; // over the height at which the point stands
constexpr double edgeSpeed = 40.0;
constexpr double edgeSpeedOfBody = 0.6;

int roundedFrames(double seconds, double frameTimeSeconds)
{
    return static_cast<int>(std::clamp(std::round(seconds / frameTimeSeconds), 0.0, 1e9));
}

glm::dvec3 speedIn(const FloorSpeeds &floor, std::size_t frame)
{
    return floor.empty() ? glm::dvec3(0.0) : floor[frame];
}

void fill(std::vector<bool> &frames, int first, int last, bool value)
{
    std::fill(frames.begin() + first, frames.begin() + last + 1, value);
}

// Turns runs of a value that are at most that long, and at no end of the clip, into the other.
void turnShortRuns(std::vector<bool> &frames, bool value, int longest)
{
    const int end = static_cast<int>(frames.size()) - 1;
    const std::vector<bool> before = frames;
    forEachRun(before, value, [&](int first, int last) {
        if (first > 0 && last < end && last - first + 1 <= longest)
            fill(frames, first, last, !value);
    });
}

// Returns when one point stands.
std::vector<bool> framesOfPoint(const FootPoint &point, const std::vector<bool> &usable, const FloorSpeeds &floor,
                                double frameTimeSeconds, std::span<const double> bodySpeeds)
{
    std::vector<bool> stands(usable.size());
    std::vector<bool> mayStand(usable.size());
    for (std::size_t frame = 0; frame < usable.size(); ++frame) {
        const glm::dvec3 below = speedIn(floor, frame);
        const double speed = glm::distance(point.velocities[frame], below);
        const double floorSpeed =
            std::max(glm::length(below), bodySpeeds.empty() ? 0.0 : runningSpeed(bodySpeeds[frame]));
        const double height = point.heights[frame];
        stands[frame] =
            usable[frame] && height < standsBelow && speed < standsSlower + standsSlowerOfFloor * floorSpeed;
        mayStand[frame] =
            usable[frame] && height < leavesAbove && speed < leavesFaster + leavesFasterOfFloor * floorSpeed;
    }
    std::vector<bool> result(usable.size());
    forEachRun(mayStand, true, [&](int first, int last) {
        const auto begin = stands.begin();
        if (std::find(begin + first, begin + last + 1, true) != begin + last + 1)
            fill(result, first, last, true);
    });
    turnShortRuns(result, false, roundedFrames(longestGap, frameTimeSeconds));
    turnShortRuns(result, true, std::max(2, roundedFrames(shortestRun, frameTimeSeconds)) - 1);
    return result;
}

// Returns the median height of a point while it stands; nothing if it never does.
std::optional<double> standingHeight(const FootPoint &point, const std::vector<bool> &standing)
{
    std::vector<double> heights;
    for (std::size_t frame = 0; frame < standing.size(); ++frame) {
        if (standing[frame])
            heights.push_back(point.heights[frame]);
    }
    return heights.empty() ? std::nullopt : std::optional(median(std::move(heights)));
}

// Finds where the weight of one foot begins and ends around the frames in which it stands.
class SupportEdges
{
public:
    SupportEdges(const FootPoints &foot, std::span<const std::vector<bool>> standing, const FloorSpeeds &floor,
                 std::span<const double> bodySpeeds)
        : m_foot(foot), m_floor(floor), m_bodySpeeds(bodySpeeds)
    {
        for (std::size_t i = 0; i < standing.size(); ++i)
            m_standingHeights.push_back(standingHeight(foot.points()[i], standing[i]));
    }

    // Returns whether a foot that is about to stand or has just stood carries weight in a frame.
    [[nodiscard]] bool isOn(std::size_t frame) const
    {
        const double body = m_bodySpeeds.empty() ? 0.0 : m_bodySpeeds[frame];
        const double fastest = std::max(edgeSpeed, edgeSpeedOfBody * body);
        for (std::size_t i = 0; i < m_standingHeights.size() && m_foot.usable()[frame]; ++i) {
            const FootPoint &point = m_foot.points()[i];
            if (heightOf(i, frame) < edgeHeight &&
                glm::distance(point.velocities[frame], speedIn(m_floor, frame)) < fastest)
                return true;
        }
        return false;
    }

    // Returns whether the lowest of the points that ever stand is one of the toes.
    [[nodiscard]] bool isOnFront(std::size_t frame) const
    {
        double lowest = std::numeric_limits<double>::infinity();
        bool isFront = false;
        for (std::size_t i = 0; i < m_standingHeights.size(); ++i) {
            if (m_standingHeights[i] && heightOf(i, frame) < lowest) {
                lowest = heightOf(i, frame);
                isFront = m_foot.points()[i].isFront;
            }
        }
        return isFront;
    }

private:
    // Returns the height over that at which a point stands; over its low level if it never does.
    [[nodiscard]] double heightOf(std::size_t point, std::size_t frame) const
    {
        return m_foot.points()[point].heights[frame] - m_standingHeights[point].value_or(0.0);
    }

    const FootPoints &m_foot;
    const FloorSpeeds &m_floor;
    std::span<const double> m_bodySpeeds;
    std::vector<std::optional<double>> m_standingHeights; // by point, over its low level
};

} // namespace

std::vector<std::vector<bool>> standingPoints(const FootPoints &foot, const FloorSpeeds &floor, double frameTimeSeconds,
                                              std::span<const double> bodySpeeds)
{
    std::vector<std::vector<bool>> standing;
    for (const FootPoint &point : foot.points())
        standing.push_back(framesOfPoint(point, foot.usable(), floor, frameTimeSeconds, bodySpeeds));
    return standing;
}

FootSupport supportOf(const FootPoints &foot, std::span<const std::vector<bool>> standing, const FloorSpeeds &floor,
                      std::span<const double> bodySpeeds, double frameTimeSeconds)
{
    const SupportEdges edges(foot, standing, floor, bodySpeeds);
    FootSupport support{std::vector<bool>(foot.frameCount()), std::vector<bool>(foot.frameCount())};
    for (std::size_t frame = 0; frame < foot.frameCount(); ++frame) {
        support.frames[frame] =
            std::ranges::any_of(standing, [frame](const std::vector<bool> &point) { return point[frame]; });
        support.onFront[frame] = edges.isOnFront(frame);
    }
    const std::vector<bool> core = support.frames;
    const int most = roundedFrames(longestEdge, frameTimeSeconds);
    const int end = static_cast<int>(core.size()) - 1;
    forEachRun(core, true, [&](int first, int last) {
        for (int frame = first - 1; frame >= std::max(0, first - most) && edges.isOn(std::size_t(frame)); --frame)
            at(support.frames, frame) = true;
        for (int frame = last + 1; frame <= std::min(end, last + most) && edges.isOn(std::size_t(frame)); ++frame)
            at(support.frames, frame) = true;
    });
    return support;
}

} // namespace limber
