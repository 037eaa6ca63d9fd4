#include "weight/standingsoles.h"

#include "base/at.h"
#include "base/statistics.h"
#include "ground/footpoints.h"
#include "ground/frameruns.h"
#include "ground/standingpoints.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <limits>
#include <utility>

namespace limber {

namespace {

constexpr double touchesBelow = 1.0; // ncm, over the height at which a sole stands
constexpr double shortestSole = 5.0; // ncm
constexpr double tipBeforeAnkle = 19.0; // ncm, in adults
constexpr double asLowAs = 1.2; // ncm; points of a foot that are that near to its lowest one stand, too

FloorSpeeds speedsOf(const FloorMotion &floor, double ncmPerUnit)
{
    FloorSpeeds speeds = floor.underFeet().velocities();
    for (glm::dvec3 &speed : speeds)
        speed *= ncmPerUnit;
    return speeds;
}

// Returns how high a sole is over the height at which it usually stands, in ncm; infinite if it never stands.
std::vector<double> heightsOverFloor(const LegRecord &leg, std::span<const FrameInterval> standing, double ncmPerUnit)
{
    std::vector<double> heights = leg.soleHeights();
    std::vector<double> levels;
    for (const FrameInterval &frames : standing) {
        std::copy_if(heights.begin() + frames.first, heights.begin() + frames.last + 1, std::back_inserter(levels),
                     [](double height) { return std::isfinite(height); });
    }
    const double level = levels.empty() ? -std::numeric_limits<double>::infinity() : median(std::move(levels));
    for (double &height : heights)
        height = (height - level) * ncmPerUnit;
    return heights;
}

// Returns how high the lowest point of a foot is over its own low level in a frame.
double lowestOfFoot(const FootPoints &foot, std::size_t frame)
{
    double lowest = foot.points().front().heights[frame];
    for (const FootPoint &point : foot.points())
        lowest = std::min(lowest, point.heights[frame]);
    return lowest;
}

// Returns where a body faces along the floor, by frame: across its hips, to the side to which its knees bend. Nothing
// for a body on one leg, and for one whose hips are not known.
std::vector<glm::dvec3> facingOf(std::span<const LegRecord> legs, const glm::dvec3 &up)
{
    if (legs.size() != 2 || std::ranges::any_of(legs, [](const LegRecord &leg) { return leg.track().knee.empty(); }))
        return {};
    std::vector<glm::dvec3> facing;
    double sign = 0.0;
    for (std::size_t frame = 0; frame < legs[0].track().hip.size(); ++frame) {
        const glm::dvec3 across = legs[0].track().hip[frame] - legs[1].track().hip[frame];
        const glm::dvec3 forward = glm::cross(across, up);
        const double length = glm::length(forward);
        facing.push_back(length > 0.0 ? forward / length : glm::dvec3(0.0));
        for (const LegRecord &leg : legs) {
            const LegTrack &track = leg.track();
            sign += glm::dot(track.knee[frame] - 0.5 * (track.hip[frame] + track.ankle[frame]), facing.back());
        }
    }
    for (glm::dvec3 &direction : facing)
        direction *= sign < 0.0 ? -1.0 : 1.0;
    return facing;
}

} // namespace

StandingSoles::StandingSoles(std::span<const LegRecord> legs, std::span<const std::vector<FrameInterval>> standing,
                             const FloorMotion &floor, const glm::dvec3 &up, double ncmPerUnit, double frameTimeSeconds)
    : m_axes(floorAxes(up))
{
    if (!(ncmPerUnit > 0.0) || !std::isfinite(ncmPerUnit))
        return;
    m_halfWidth = halfWidthNcm / ncmPerUnit;
    for (std::size_t leg = 0; leg < legs.size(); ++leg)
        m_legs.push_back(legOf(legs[leg], standing[leg], floor, up, ncmPerUnit, frameTimeSeconds));
    addMissingTips(legs, up, ncmPerUnit);
}

// Returns how high each leg may be to stand on beside a frame of a contact: a foot that slides is often higher.
std::vector<double> StandingSoles::limitsBeside(int contact) const
{
    std::vector<double> limits;
    for (const Leg &leg : m_legs) {
        const double own = at(leg.heights, contact);
        limits.push_back(touchesBelow + (at(leg.stands, contact) && own > 0.0 ? own : 0.0));
    }
    return limits;
}

// Returns whether a foot touches the floor.
bool StandingSoles::standIfTouching(int frame, std::span<const double> limits)
{
    bool any = false;
    for (std::size_t leg = 0; leg < m_legs.size(); ++leg) {
        if (!(at(m_legs[leg].heights, frame) < limits[leg]))
            continue;
        at(m_legs[leg].stands, frame) = true;
        any = true;
    }
    return any;
}

void StandingSoles::standWhileTouching()
{
    const std::size_t frames = m_legs.empty() ? 0 : m_legs.front().stands.size();
    std::vector<bool> standing(frames);
    for (std::size_t frame = 0; frame < frames; ++frame)
        standing[frame] = standsAny(frame);
    const int last = static_cast<int>(frames) - 1;
    forEachRun(standing, false, [&](int first, int end) {
        const std::vector<double> before = first > 0 ? limitsBeside(first - 1) : std::vector<double>();
        const std::vector<double> after = end < last ? limitsBeside(end + 1) : std::vector<double>();
        for (int frame = first; !before.empty() && frame <= end && standIfTouching(frame, before); ++frame) {
        }
        for (int frame = end; !after.empty() && frame >= first && standIfTouching(frame, after); --frame) {
        }
    });
}

StandingSoles::Leg StandingSoles::legOf(const LegRecord &record, std::span<const FrameInterval> standing,
                                        const FloorMotion &floor, const glm::dvec3 &up, double ncmPerUnit,
                                        double frameTimeSeconds) const
{
    FootPoints foot({record.track().ankle, record.track().toe, record.tip(), record.worldFromFoot()}, up, ncmPerUnit,
                    frameTimeSeconds);
    const FloorSpeeds speeds = speedsOf(floor, ncmPerUnit);
    foot.addHeel(standingPoints(foot, speeds, frameTimeSeconds));
    const std::vector<std::vector<bool>> carrying = standingPoints(foot, speeds, frameTimeSeconds);
    Leg leg{std::vector<bool>(foot.frameCount(), false), heightsOverFloor(record, standing, ncmPerUnit), {}};
    for (const FrameInterval &frames : standing)
        std::fill(leg.stands.begin() + frames.first, leg.stands.begin() + frames.last + 1, true);
    for (std::size_t i = 0; i < foot.points().size(); ++i) {
        SolePoint point{{}, carrying[i]};
        for (const glm::dvec3 &position : foot.points()[i].positions)
            point.places.push_back(glm::dvec2(position[m_axes[0]], position[m_axes[1]]) / ncmPerUnit);
        leg.points.push_back(std::move(point));
    }
    // While a foot lands or leaves, and where the user has said that it stands, its lowest points carry it.
    for (std::size_t frame = 0; frame < foot.frameCount(); ++frame) {
        if (std::ranges::any_of(leg.points, [frame](const SolePoint &point) { return point.carries[frame]; }))
            continue;
        const double limit = lowestOfFoot(foot, frame) + asLowAs;
        for (std::size_t i = 0; i < leg.points.size(); ++i)
            leg.points[i].carries[frame] = foot.points()[i].heights[frame] <= limit;
    }
    return leg;
}

// Skeletons without toes, or whose feet end below their ankles, would stand on two points.
void StandingSoles::addMissingTips(std::span<const LegRecord> legs, const glm::dvec3 &up, double ncmPerUnit)
{
    const std::vector<glm::dvec3> facing = facingOf(legs, up);
    if (facing.empty())
        return;
    for (Leg &leg : m_legs) {
        if (leg.points.empty() || leg.length() * ncmPerUnit >= shortestSole)
            continue;
        SolePoint tip{{}, std::vector<bool>(facing.size(), false)};
        for (std::size_t frame = 0; frame < facing.size(); ++frame) {
            const glm::dvec2 forward(facing[frame][m_axes[0]], facing[frame][m_axes[1]]);
            tip.places.push_back(leg.points.front().places[frame] + forward * (tipBeforeAnkle / ncmPerUnit));
            tip.carries[frame] =
                std::ranges::any_of(leg.points, [frame](const SolePoint &one) { return one.carries[frame]; });
        }
        leg.points.push_back(std::move(tip));
    }
}

// Returns how long the sole is along the floor in most frames.
double StandingSoles::Leg::length() const
{
    std::vector<double> lengths;
    for (std::size_t frame = 0; frame < stands.size(); ++frame) {
        double longest = 0.0;
        for (const SolePoint &point : points)
            longest = std::max(longest, glm::distance(point.places[frame], points.front().places[frame]));
        lengths.push_back(longest);
    }
    return lengths.empty() ? 0.0 : median(std::move(lengths));
}

bool StandingSoles::standsAny(std::size_t frame) const
{
    return std::ranges::any_of(m_legs, [frame](const Leg &leg) { return leg.stands[frame]; });
}

double StandingSoles::lowest(std::size_t frame) const
{
    double lowest = std::numeric_limits<double>::infinity();
    for (const Leg &leg : m_legs)
        lowest = std::min(lowest, leg.heights[frame]);
    return lowest;
}

bool StandingSoles::everStands() const
{
    return std::ranges::any_of(m_legs,
                               [](const Leg &leg) { return std::ranges::find(leg.stands, true) != leg.stands.end(); });
}

void StandingSoles::addPoints(std::size_t leg, std::size_t frame, std::vector<glm::dvec2> &points) const
{
    if (!stands(leg, frame))
        return;
    for (const SolePoint &point : m_legs[leg].points) {
        if (point.carries[frame])
            points.push_back(point.places[frame]);
    }
}

SupportOutline StandingSoles::outline(std::size_t leg, std::size_t frame) const
{
    std::vector<glm::dvec2> points;
    addPoints(leg, frame, points);
    return SupportOutline(points);
}

SupportOutline StandingSoles::outline(std::size_t frame) const
{
    std::vector<glm::dvec2> points;
    for (std::size_t leg = 0; leg < m_legs.size(); ++leg)
        addPoints(leg, frame, points);
    return SupportOutline(points);
}

} // namespace limber
