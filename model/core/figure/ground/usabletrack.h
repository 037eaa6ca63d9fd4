#pragma once

#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// Positions that a filter can run over, with the frames in which they were no numbers.
struct UsableTrack
{
    std::vector<glm::dvec3> positions; // what is no number repeats the one before
    std::vector<bool> isUsable; // by frame

    // Returns whether no position was a number.
    [[nodiscard]] bool isEmpty() const;
};

// Returns the positions multiplied by `scale`.
[[nodiscard]] UsableTrack usableTrack(std::span<const glm::dvec3> positions, double scale);

} // namespace limber
