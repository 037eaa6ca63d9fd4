#include "feet/floortilt.h"

#include "base/at.h"
#include "base/statistics.h"
#include "geometry/geometry.h"

#include <glm/geometric.hpp>
#include <glm/mat2x2.hpp>
#include <glm/matrix.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace limber {

namespace {

constexpr int rounds = 6;
constexpr double outlier = 3.0; // multiple of the usual distance from the plane
constexpr double gaussian = 1.4826; // standard deviation divided by the median of distances
constexpr double narrowest = 4.0; // ncm: points closer to a line show no slope across it

// A point of the floor: its position along two axes of the floor, its height, and whether it is an ankle or a toe.
struct Standing
{
    glm::dvec2 where{0.0};
    double height = 0.0;
    std::size_t kind = 0;
    bool isTaken = true;
};

struct Slope
{
    glm::dvec2 rise{0.0};
    std::array<double, 2> heights{0.0, 0.0}; // at the origin, by kind
};

// Adds the positions of a joint in the frames in which it stands.
void addPoints(std::span<const glm::dvec3> track, const std::vector<FrameInterval> &contacts, std::size_t kind,
               const glm::dmat3 &axes, std::vector<Standing> &points)
{
    for (const FrameInterval &frames : contacts) {
        for (int frame = frames.first; frame <= frames.last && !track.empty(); ++frame) {
            const glm::dvec3 position = glm::transpose(axes) * at(track, frame);
            if (std::isfinite(position.x + position.y + position.z))
                points.push_back({{position.x, position.y}, position.z, kind, true});
        }
    }
}

// Computes the inverse of a covariance along those of its principal axes that are not narrow.
void leaveOutNarrowAxes(const glm::dmat2 &covariance, double narrow, glm::dmat2 &inverse)
{
    const double half = 0.5 * (covariance[0][0] + covariance[1][1]);
    const double difference = 0.5 * (covariance[0][0] - covariance[1][1]);
    const double radius = std::hypot(difference, covariance[0][1]);
    const double angle = 0.5 * std::atan2(covariance[0][1], difference);
    const glm::dvec2 longAxis(std::cos(angle), std::sin(angle));
    const glm::dvec2 shortAxis(-longAxis.y, longAxis.x);
    inverse = glm::dmat2(0.0);
    if (half + radius > narrow)
        inverse += glm::outerProduct(longAxis, longAxis) / (half + radius);
    if (half - radius > narrow)
        inverse += glm::outerProduct(shortAxis, shortAxis) / (half - radius);
}

// Fits the slope. Each kind of joint has a height of its own, so that only differences from its mean show the slope.
Slope fitted(const std::vector<Standing> &points, double narrowUnits)
{
    std::array<glm::dvec3, 2> sums{};
    std::array<double, 2> counts{0.0, 0.0};
    for (const Standing &point : points) {
        if (point.isTaken) {
            sums[point.kind] += glm::dvec3(point.where, point.height);
            counts[point.kind] += 1.0;
        }
    }
    glm::dmat2 covariance(0.0);
    glm::dvec2 withHeight(0.0);
    for (const Standing &point : points) {
        if (!point.isTaken)
            continue;
        const glm::dvec3 mean = sums[point.kind] / counts[point.kind];
        const glm::dvec2 away = point.where - glm::dvec2(mean);
        covariance += glm::outerProduct(away, away);
        withHeight += away * (point.height - mean.z);
    }
    const double count = std::max(1.0, counts[0] + counts[1]);
    glm::dmat2 inverse;
    leaveOutNarrowAxes(covariance / count, narrowUnits * narrowUnits, inverse);
    Slope slope{inverse * withHeight / count};
    for (std::size_t kind : {0, 1}) {
        if (counts[kind] > 0.0)
            slope.heights[kind] =
                sums[kind].z / counts[kind] - glm::dot(slope.rise, glm::dvec2(sums[kind]) / counts[kind]);
    }
    return slope;
}

void leaveOutFarPoints(std::vector<Standing> &points, const Slope &slope)
{
    std::vector<double> distances;
    for (const Standing &point : points)
        distances.push_back(std::abs(point.height - slope.heights[point.kind] - glm::dot(slope.rise, point.where)));
    const double limit = outlier * gaussian * median(distances);
    for (std::size_t i = 0; i < points.size(); ++i)
        points[i].isTaken = distances[i] <= limit + 1e-12;
}

} // namespace

std::optional<FloorTilt> floorTilt(std::span<const LegRecord> legs, const Contacts &contacts, const glm::dvec3 &up,
                                   double ncmPerUnit)
{
    const glm::dvec3 ahead = normalTo(up);
    const glm::dmat3 axes(ahead, glm::cross(up, ahead), up);
    std::vector<Standing> points;
    for (const LegRecord &leg : legs) {
        const int frames = static_cast<int>(leg.soleHeights().size());
        addPoints(leg.track().ankle, intervalsOf(contacts, leg.joints().foot, frames), 0, axes, points);
        addPoints(leg.track().toe, intervalsOf(contacts, leg.joints().toe, frames), 1, axes, points);
    }
    if (points.size() < 3 || ncmPerUnit <= 0.0)
        return std::nullopt;
    Slope slope;
    for (int round = 0; round < rounds; ++round) {
        slope = fitted(points, narrowest / ncmPerUnit);
        leaveOutFarPoints(points, slope);
    }
    glm::dvec3 middle(0.0);
    for (const Standing &point : points)
        middle += glm::dvec3(point.where, point.height) / static_cast<double>(points.size());
    return FloorTilt{directionOf(axes * glm::dvec3(-slope.rise, 1.0)), axes * middle};
}

} // namespace limber
