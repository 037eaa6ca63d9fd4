#include "tracks/trackmix.h"

#include "geometry/geometry.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

MixedTrack mixedTracks(std::span<const glm::dquat> from, std::span<const glm::dquat> to,
                       const std::function<double(std::size_t)> &weightAt)
{
    MixedTrack mix;
    if (from.empty())
        return mix;
    const double sign = glm::dot(from.front(), to.front()) < 0.0 ? -1.0 : 1.0;
    for (std::size_t i = 0; i < from.size(); ++i) {
        const glm::dquat between = glm::conjugate(from[i]) * to[i] * sign;
        const glm::dvec3 axis(between.x, between.y, between.z);
        const double angle = 2.0 * std::atan2(glm::length(axis), between.w);
        mix.largestAngle = std::max(mix.largestAngle, angle);
        mix.rotations.push_back(from[i] * rotationFromVector(directionOf(axis) * (angle * weightAt(i))));
    }
    return mix;
}

} // namespace limber
