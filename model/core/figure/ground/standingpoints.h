#pragma once

#include "ground/footpoints.h"

#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// Velocities of a floor by frame, in ncm per second, normal to up; none for a still floor.
using FloorSpeeds = std::vector<glm::dvec3>;

// Returns for each point of a foot the frames in which it stands on the floor: while it is low over its own level and
// slow over the floor, with hysteresis in both directions; short gaps are closed and short runs are dropped, except at
// the ends of the clip. `bodySpeeds` are over the floor, in ncm per second; none if they are unknown.
[[nodiscard]] std::vector<std::vector<bool>> standingPoints(const FootPoints &foot, const FloorSpeeds &floor,
                                                            double frameTimeSeconds,
                                                            std::span<const double> bodySpeeds = {});

// The frames in which a foot carries weight.
struct FootSupport
{
    std::vector<bool> frames; // by frame
    std::vector<bool> onFront; // whether the lowest point is one of the toes
};

// Returns when a foot with these standing points carries weight: from the first to the last of them, and from there
// outwards for at most 0.1 s while any point is at its standing height and passes the floor more slowly than 0.6 times
// the body does. On force plates the foot moves at 0.5 to 0.8 times the body's speed in the frame in which the force
// passes 20 N, walking and running alike; Zeni, Richards and Higginson 2008 use the same moments of the pelvis and the
// foot. `bodySpeeds` are over the floor, in ncm per second.
[[nodiscard]] FootSupport supportOf(const FootPoints &foot, std::span<const std::vector<bool>> standing,
                                    const FloorSpeeds &floor, std::span<const double> bodySpeeds,
                                    double frameTimeSeconds);

} // namespace limber
