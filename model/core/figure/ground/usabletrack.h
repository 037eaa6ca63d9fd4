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

// Makes the first and the last frames of a track in ncm unusable if it is somewhere else there, at most a tenth of all
// at each end: the figure leaps by a metre from one frame to the next, as from a T-pose that some programs put before a
// take, and does not come back.
void leaveOutLeaps(UsableTrack &track);

} // namespace limber
