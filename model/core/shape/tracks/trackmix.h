#pragma once

#include <glm/gtc/quaternion.hpp>

#include <functional>
#include <span>
#include <vector>

namespace limber {

// Rotations between two tracks.
struct MixedTrack
{
    std::vector<glm::dquat> rotations;
    double largestAngle = 0.0; // between the two tracks, radians
};

// Mixes two tracks of the same length, each on one hemisphere: weight 0 gives `from`, 1 gives `to`. It takes the
// shorter rotation in the first frame and then stays on that side, so that it does not jump when the other side becomes
// shorter.
[[nodiscard]] MixedTrack mixedTracks(std::span<const glm::dquat> from, std::span<const glm::dquat> to,
                                     const std::function<double(std::size_t)> &weightAt);

} // namespace limber
