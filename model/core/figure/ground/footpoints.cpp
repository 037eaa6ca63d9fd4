#include "ground/footpoints.h"

#include "base/statistics.h"
#include "geometry/lowpass.h"
#include "ground/usabletrack.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace limber {

namespace {

constexpr double pointSmoothingHz = 12.0;
constexpr double longestFrameSeconds = 1.0 / 29.5; // longer frames are not low-passed
constexpr double lowestFraction = 0.03; // of the frames are below a point's low level
constexpr double heelBehindAnkle = 0.3; // of the way from toe to ankle along the floor
constexpr double turned = 1e-9; // by less a foot does not turn; 1 minus the cosine of half the angle

std::vector<glm::dvec3> velocitiesOf(const std::vector<glm::dvec3> &positions, double frameTimeSeconds)
{
    const std::size_t count = positions.size();
    std::vector<glm::dvec3> velocities(count, glm::dvec3(0.0));
    for (std::size_t frame = 0; frame < count && count > 1; ++frame) {
        const std::size_t before = frame == 0 ? frame : frame - 1;
        const std::size_t after = frame + 1 == count ? frame : frame + 1;
        velocities[frame] =
            (positions[after] - positions[before]) / (frameTimeSeconds * static_cast<double>(after - before));
    }
    return velocities;
}

glm::dvec3 medianOf(const std::vector<glm::dvec3> &vectors)
{
    glm::dvec3 middle(0.0);
    std::vector<double> values(vectors.size());
    for (int axis = 0; axis < 3; ++axis) {
        std::ranges::transform(vectors, values.begin(), [axis](const glm::dvec3 &each) { return each[axis]; });
        middle[axis] = median(values);
    }
    return middle;
}

} // namespace

FootPoints::FootPoints(const FootTracks &tracks, const glm::dvec3 &up, double ncmPerUnit, double frameTimeSeconds)
    : m_up(up), m_frameTimeSeconds(frameTimeSeconds), m_usable(tracks.ankle.size(), true),
      m_worldFromFoot(tracks.worldFromFoot)
{
    add(tracks.ankle, ncmPerUnit, false);
    add(tracks.toe, ncmPerUnit, true);
    add(tracks.tip, ncmPerUnit, true);
    m_hasToe = m_points.size() > 1;
}

void FootPoints::add(std::span<const glm::dvec3> track, double ncmPerUnit, bool isFront)
{
    if (track.empty() || track.size() != m_usable.size())
        return;
    UsableTrack usable = usableTrack(track, ncmPerUnit);
    leaveOutLeaps(usable);
    for (std::size_t frame = 0; frame < m_usable.size(); ++frame)
        m_usable[frame] = m_usable[frame] && usable.isUsable[frame];
    FootPoint point;
    point.isFront = isFront;
    point.positions = m_frameTimeSeconds > longestFrameSeconds
                          ? std::move(usable.positions)
                          : lowPassed(usable.positions, m_frameTimeSeconds, pointSmoothingHz);
    finish(std::move(point));
}

void FootPoints::finish(FootPoint point)
{
    point.velocities = velocitiesOf(point.positions, m_frameTimeSeconds);
    point.heights.reserve(point.positions.size());
    for (const glm::dvec3 &position : point.positions)
        point.heights.push_back(glm::dot(position, m_up));
    const double low = percentile(point.heights, lowestFraction);
    for (double &height : point.heights)
        height -= low;
    m_points.push_back(std::move(point));
}

bool FootPoints::turns() const
{
    return std::ranges::any_of(m_worldFromFoot, [this](const glm::dquat &rotation) {
        return 1.0 - std::abs(glm::dot(rotation, m_worldFromFoot.front())) > turned;
    });
}

void FootPoints::addHeel(std::span<const std::vector<bool>> standing)
{
    if (m_hasHeel || !m_hasToe || m_worldFromFoot.size() != frameCount() || !turns())
        return;
    const std::vector<glm::dvec3> &ankle = m_points[0].positions;
    const std::vector<glm::dvec3> &toe = m_points[1].positions;
    std::vector<glm::dvec3> places; // in the frame of the foot, while ankle and toe stand
    for (std::size_t frame = 0; frame < frameCount(); ++frame) {
        if (!standing[0][frame] || !standing[1][frame])
            continue;
        const glm::dvec3 way = ankle[frame] - toe[frame];
        const double height = glm::dot(way, m_up);
        const glm::dvec3 heel = heelBehindAnkle * (way - height * m_up) - height * m_up; // from the ankle
        places.push_back(glm::conjugate(m_worldFromFoot[frame]) * heel);
    }
    if (places.size() < 2)
        return;
    const glm::dvec3 place = medianOf(places);
    FootPoint heel;
    for (std::size_t frame = 0; frame < frameCount(); ++frame)
        heel.positions.push_back(ankle[frame] + m_worldFromFoot[frame] * place);
    finish(std::move(heel));
    m_hasHeel = true;
}

} // namespace limber
