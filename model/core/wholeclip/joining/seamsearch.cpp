#include "joining/seamsearch.h"

#include "base/at.h"
#include "geometry/geometry.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace limber {

namespace {

constexpr double shortestCycleSeconds = 0.5;
constexpr int mostCoarseFrames = 200;
constexpr std::size_t fewestPointsOfBody = 4;
constexpr double wholeTurn = 2.0 * 180.0 / degreesPerRadian; // radians
constexpr double togetherFraction = 0.05; // of a body's radius: how far it may be off if all have one move

glm::dvec3 middleOf(const std::vector<glm::dvec3> &cloud)
{
    glm::dvec3 sum(0.0);
    for (const glm::dvec3 &point : cloud)
        sum += point;
    return sum / double(std::max<std::size_t>(1, cloud.size()));
}

double squareOf(const glm::dvec3 &vector)
{
    return glm::dot(vector, vector);
}

// Returns the root mean square distance of the points from their middle.
double radiusOf(const std::vector<glm::dvec3> &cloud)
{
    const glm::dvec3 middle = middleOf(cloud);
    double squares = 0.0;
    for (const glm::dvec3 &point : cloud)
        squares += squareOf(point - middle);
    return std::sqrt(squares / double(std::max<std::size_t>(1, cloud.size())));
}

// Returns how far apart two clouds are after a move of the first one.
double distanceAfter(const RigidMove &move, const std::vector<glm::dvec3> &cloud, const std::vector<glm::dvec3> &onto)
{
    double squares = 0.0;
    for (std::size_t i = 0; i < cloud.size(); ++i)
        squares += squareOf(move.rotation * cloud[i] + move.displacement - onto[i]);
    return std::sqrt(squares / double(std::max<std::size_t>(1, cloud.size())));
}

} // namespace

int shortestCycleFrames(const Motion &motion)
{
    const double frames = std::ceil(shortestCycleSeconds / motion.playingFrameTimeSeconds());
    return std::max(2, static_cast<int>(std::min(frames, 1e8)));
}

SeamSearch::SeamSearch(const Clip &clip, const PositionRules &rules, Axis up, const Vocabulary &vocabulary)
    : m_floor(up), m_frames(clip.motion.frameCount()), m_reach(windowReach(clip.motion.playingFrameTimeSeconds())),
      m_figures(figureTravel(clip, rules, up, vocabulary))
{
    const std::vector<int> points = carriedPoints(clip.skeleton, m_figures);
    m_points = points.size();
    m_positions = pointsOverTime(clip, rules, points);
    findBodies(clip.skeleton, points);
    followTurns();
}

void SeamSearch::findBodies(const Skeleton &skeleton, std::span<const int> points)
{
    std::vector<Points> all;
    for (const FigureTravel &figure : m_figures) {
        Points &own = all.emplace_back();
        for (const int point : carriedPoints(skeleton, {&figure, 1}))
            own.push_back(static_cast<std::size_t>(std::ranges::lower_bound(points, point) - points.begin()));
    }
    const auto isBody = [](const Points &each) { return each.size() >= fewestPointsOfBody; };
    m_bodyOf.assign(all.size(), 0);
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (isBody(all[i])) {
            m_bodyOf[i] = m_bodies.size();
            m_bodies.push_back(all[i]);
        }
    }
    if (m_bodies.empty())
        m_bodies.emplace_back();
    for (const Points &each : all) {
        if (!isBody(each))
            m_bodies.front().insert(m_bodies.front().end(), each.begin(), each.end());
    }
}

void SeamSearch::followTurns()
{
    for (const Points &points : m_bodies) {
        std::vector<double> &turns = m_turns.emplace_back(static_cast<std::size_t>(m_frames), 0.0);
        std::vector<glm::dvec3> before = m_frames > 0 ? cloud(0, 0, points) : std::vector<glm::dvec3>();
        for (std::size_t frame = 1; frame < turns.size(); ++frame) {
            std::vector<glm::dvec3> now = cloud(static_cast<int>(frame), 0, points);
            turns[frame] = turns[frame - 1] + alignedClouds(before, now, m_floor).headingRadians;
            before = std::move(now);
        }
    }
}

std::vector<glm::dvec3> SeamSearch::cloud(int frame, int reach, const Points &points) const
{
    std::vector<glm::dvec3> cloud;
    cloud.reserve(3 * points.size());
    for (const int each : {frame - reach, frame, frame + reach}) {
        const glm::dvec3 *const positions = m_positions.data() + m_points * static_cast<std::size_t>(each);
        for (const std::size_t point : points)
            cloud.push_back(positions[point]);
        if (reach == 0)
            break;
    }
    return cloud;
}

int SeamSearch::reachAround(int first, int last) const
{
    return std::min({m_reach, first, last, m_frames - 1 - first, m_frames - 1 - last});
}

CloudAlignment SeamSearch::ofBody(int body, int first, int last) const
{
    const int reach = reachAround(first, last);
    const Points &points = at(m_bodies, body);
    return alignedClouds(cloud(first, reach, points), cloud(last, reach, points), m_floor);
}

int SeamSearch::moverOf(int body) const
{
    const auto figure = std::ranges::find(m_bodyOf, static_cast<std::size_t>(body)) - m_bodyOf.begin();
    return m_figures[static_cast<std::size_t>(figure)].mover();
}

double SeamSearch::sizeOf(int body) const
{
    return radiusOf(cloud(0, 0, at(m_bodies, body)));
}

double SeamSearch::turnOf(int body, int first, int last) const
{
    const double atEnds = ofBody(body, first, last).headingRadians;
    const double followed = at(at(m_turns, body), last) - at(at(m_turns, body), first);
    return atEnds + wholeTurn * std::round((followed - atEnds) / wholeTurn);
}

CloudAlignment SeamSearch::between(int first, int last) const
{
    CloudAlignment worst = ofBody(0, first, last);
    for (int body = 1; body < bodyCount(); ++body) {
        if (const CloudAlignment each = ofBody(body, first, last); each.distance > worst.distance)
            worst = each;
    }
    return worst;
}

std::vector<CloudAlignment> SeamSearch::ofBodies(int first, int last) const
{
    const int reach = reachAround(first, last);
    std::vector<CloudAlignment> own;
    Points all;
    for (int body = 0; body < bodyCount(); ++body) {
        own.push_back(ofBody(body, first, last));
        all.insert(all.end(), at(m_bodies, body).begin(), at(m_bodies, body).end());
    }
    if (own.size() < 2)
        return own;
    std::vector<CloudAlignment> together(own.size(),
                                         alignedClouds(cloud(first, reach, all), cloud(last, reach, all), m_floor));
    for (std::size_t i = 0; i < own.size(); ++i) {
        const std::vector<glm::dvec3> from = cloud(first, reach, m_bodies[i]);
        together[i].distance = distanceAfter(together[i].move, from, cloud(last, reach, m_bodies[i]));
        if (together[i].distance > own[i].distance + togetherFraction * radiusOf(from))
            return own;
    }
    return together;
}

std::vector<CloudAlignment> SeamSearch::ofFigures(int first, int last) const
{
    const std::vector<CloudAlignment> bodies = ofBodies(first, last);
    std::vector<CloudAlignment> figures;
    for (const std::size_t body : m_bodyOf)
        figures.push_back(bodies[body]);
    return figures;
}

double SeamSearch::distance(const FrameInterval &seam) const
{
    return between(seam.first, seam.last).distance;
}

// Uses only frames with others on both sides, so that speeds are compared as well.
FramePairs SeamSearch::pairs(int shortest, int step) const
{
    const FrameInterval inside{m_reach, m_frames - m_reach - 1};
    return {inside, inside, shortest, step, step};
}

std::optional<FrameInterval> SeamSearch::best(int shortest, const Progress &progress) const
{
    const int step = std::max(1, (m_frames - 2 * m_reach) / mostCoarseFrames);
    return nearestPair(
        pairs(shortest, step), [this](const FrameInterval &seam) { return distance(seam); }, progress);
}

FrameInterval SeamSearch::refined(FrameInterval seam, int step, int shortest) const
{
    return downhill(seam, pairs(shortest, step), [this](const FrameInterval &each) { return distance(each); });
}

} // namespace limber
