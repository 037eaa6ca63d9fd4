#include "weight/figureweight.h"

#include "base/at.h"
#include "geometry/lowpass.h"
#include "ground/usabletrack.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace limber {

namespace {

constexpr double smoothingHz = 7.0;
constexpr int smoothingOrder = 4;
constexpr double nearestSole = 1e-6; // of its half width: a foot below the plumb point carries all

// Returns the derivative of a smooth track by central differences.
std::vector<glm::dvec3> velocitiesOfTrack(std::span<const glm::dvec3> track, double frameTimeSeconds)
{
    std::vector<glm::dvec3> velocities(track.size(), glm::dvec3(0.0));
    for (std::size_t frame = 0; frame < track.size() && track.size() > 1; ++frame) {
        const std::size_t before = frame == 0 ? frame : frame - 1;
        const std::size_t after = frame + 1 == track.size() ? frame : frame + 1;
        velocities[frame] = (track[after] - track[before]) / (frameTimeSeconds * static_cast<double>(after - before));
    }
    return velocities;
}

// Returns its second differences; the ends repeat those beside them.
std::vector<glm::dvec3> accelerationsOfTrack(std::span<const glm::dvec3> track, double frameTimeSeconds)
{
    std::vector<glm::dvec3> accelerations(track.size(), glm::dvec3(0.0));
    if (track.size() < 3)
        return accelerations;
    for (std::size_t frame = 1; frame + 1 < track.size(); ++frame)
        accelerations[frame] =
            (track[frame + 1] - 2.0 * track[frame] + track[frame - 1]) / (frameTimeSeconds * frameTimeSeconds);
    accelerations.front() = accelerations[1];
    accelerations.back() = accelerations[track.size() - 2];
    return accelerations;
}

} // namespace

FigureWeight::FigureWeight(const WeighedFigure &figure)
    : m_soles(figure.legs, figure.standing, figure.floor, figure.up, figure.ncmPerUnit, figure.frameTimeSeconds),
      m_sides(figure.sides), m_floorHeight(figure.floorHeight), m_up(figure.up), m_metresPerUnit(figure.metresPerUnit),
      m_gravity(figure.metresPerUnit > 0.0 ? figure.gravity / figure.metresPerUnit : 0.0),
      m_isEstimated(figure.isEstimated)
{
    for (const glm::dvec3 &centre : figure.course.centres)
        m_frames.push_back({.centre = centre});
    if (m_frames.empty() || !(figure.frameTimeSeconds > 0.0))
        return;
    if (!figure.isStandingGiven)
        m_soles.standWhileTouching();
    const std::vector<glm::dvec3> usable = usableTrack(figure.course.centres, 1.0).positions;
    findFlights(figure, usable);
    move(figure, usable);
    press();
    share(figure);
    balance(figure);
}

glm::dvec2 FigureWeight::onFloor(const glm::dvec3 &vector) const
{
    const auto axes = floorAxes(m_up);
    return {vector[axes[0]], vector[axes[1]]};
}

void FigureWeight::findFlights(const WeighedFigure &figure, std::span<const glm::dvec3> centres)
{
    BodyOverFloor body{.centres = centres,
                       .lowest = figure.course.lowest,
                       .isStanding = std::vector<bool>(m_frames.size(), false),
                       .soles = std::vector<double>(m_frames.size(), 0.0),
                       .up = m_up,
                       .floorHeight = m_floorHeight,
                       .ncmPerUnit = figure.ncmPerUnit,
                       .frameTimeSeconds = figure.frameTimeSeconds};
    for (std::size_t frame = 0; frame < m_frames.size(); ++frame) {
        body.isStanding[frame] = m_soles.standsAny(frame);
        body.soles[frame] = m_soles.lowest(frame);
    }
    m_airborne = airborneFrames(body, leastFall * m_gravity);
}

void FigureWeight::move(const WeighedFigure &figure, std::span<const glm::dvec3> centres)
{
    const double seconds = figure.frameTimeSeconds;
    std::vector<glm::dvec3> smooth = lowPassed(centres, seconds, smoothingHz, smoothingOrder);
    const std::vector<glm::dvec3> velocities = velocitiesOfTrack(smooth, seconds);
    if (figure.floor.varies())
        moveAlong(figure.floor.path(seconds), -1.0, smooth);
    const std::vector<glm::dvec3> accelerations = accelerationsOfTrack(smooth, seconds);
    for (std::size_t frame = 0; frame < m_frames.size(); ++frame) {
        m_frames[frame].velocity = velocities[frame];
        m_frames[frame].acceleration = accelerations[frame];
    }
}

void FigureWeight::press()
{
    for (WeightInFrame &frame : m_frames)
        frame.force = m_gravity > 0.0 ? m_up + frame.acceleration / m_gravity : m_up;
    for (const Airborne &flight : m_airborne) {
        for (int frame = flight.frames.first; frame <= flight.frames.last; ++frame)
            at(m_frames, frame).force = glm::dvec3(0.0);
    }
}

// Two feet share by their distances to the plumb point, d2 : d1, and more of them in the same way.
void FigureWeight::share(const WeighedFigure &figure)
{
    const double nearest = nearestSole * m_soles.halfWidth();
    for (std::size_t frame = 0; frame < m_frames.size(); ++frame) {
        WeightInFrame &own = m_frames[frame];
        double left = 0.0;
        double all = 0.0;
        for (std::size_t leg = 0; leg < m_soles.legCount(); ++leg) {
            if (!m_soles.stands(leg, frame))
                continue;
            const double distance = m_soles.outline(leg, frame).distanceTo(onFloor(own.centre)) - m_soles.halfWidth();
            const double weight = 1.0 / std::max(distance, nearest);
            all += weight;
            left += figure.sides[leg] == BodySide::Left ? weight : 0.0;
        }
        if (!(all > 0.0))
            continue;
        const double upward = glm::dot(own.force, m_up);
        own.left = upward * left / all;
        own.right = upward - own.left;
    }
}

void FigureWeight::balance(const WeighedFigure &figure)
{
    for (std::size_t frame = 0; frame < m_frames.size(); ++frame) {
        WeightInFrame &own = m_frames[frame];
        const double height = std::max(0.0, glm::dot(own.centre, m_up) - m_floorHeight);
        const double seconds = m_gravity > 0.0 ? std::sqrt(height / m_gravity) : 0.0;
        own.balancePoint = onFloor(own.centre + (own.velocity - figure.floor.in(frame)) * seconds);
        if (!m_soles.standsAny(frame))
            continue;
        const double outside = m_soles.outline(frame).distanceTo(own.balancePoint);
        own.support = outside <= m_soles.halfWidth() ? BodySupport::Inside : BodySupport::Outside;
    }
}

SupportOutline FigureWeight::outline(int frame) const
{
    return m_soles.outline(static_cast<std::size_t>(frame)).widened(m_soles.halfWidth());
}

} // namespace limber
