#pragma once

#include "travel/floorplane.h"

#include <span>
#include <vector>

namespace limber {

// Which part of a track counts as travel.
struct TravelShape
{
    // How the part is found.
    enum class Kind {
        Smooth, // what is slower than a frequency
        Line, // from the first to the last frame at constant speed
        All,
    };

    Kind kind = Kind::Smooth;
    double hertz = 0.5;
};

// The travel along the floor of a world track, by frame.
[[nodiscard]] std::vector<glm::dvec3> travelAlongFloor(std::span<const glm::dvec3> track, const FloorPlane &floor,
                                                       double frameTimeSeconds, const TravelShape &shape);

// The same part of a heading without jumps, radians.
[[nodiscard]] std::vector<double> shapedHeading(std::span<const double> heading, double frameTimeSeconds,
                                                const TravelShape &shape);

} // namespace limber
