#pragma once

#include "travel/floorplane.h"

#include <span>
#include <vector>

namespace limber {

// The part of a track that counts as travel.
struct TravelShape
{
    // How this part is determined.
    enum class Kind {
        Smooth, // movement slower than a frequency
        Line, // a line from the first to the last frame at constant speed
        All,
    };

    Kind kind = Kind::Smooth;
    double hertz = 0.5;
};

// Returns the travel along the floor of a world track, by frame.
[[nodiscard]] std::vector<glm::dvec3> travelAlongFloor(std::span<const glm::dvec3> track, const FloorPlane &floor,
                                                       double frameTimeSeconds, const TravelShape &shape);

// Returns the same part of a heading without jumps, in radians.
[[nodiscard]] std::vector<double> shapedHeading(std::span<const double> heading, double frameTimeSeconds,
                                                const TravelShape &shape);

} // namespace limber
