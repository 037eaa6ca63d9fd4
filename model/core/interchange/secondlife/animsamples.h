#pragma once

#include "secondlife/animfile.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <vector>

namespace limber {

// Equally spaced frames through an animation, the first at time 0.
struct AnimFrames
{
    int count = 1;
    double stepsBetween = 65535.0; // from one frame to the next, in 65535ths of the duration

    // Returns the position of a key with this time among the frames; a key within a step of a frame is at the frame.
    [[nodiscard]] double frameOf(std::uint16_t time) const;
};

// Returns the values of the keys in each frame, blended linearly; before the first key and after the last one its value
// is held. Of two keys with the same time the later one in the file counts. Returns no values without keys.
[[nodiscard]] std::vector<glm::dquat> rotationsAt(const AnimFrames &frames, const std::vector<AnimKey> &keys);
// Returns positions in metres, in the avatar's axes.
[[nodiscard]] std::vector<glm::dvec3> positionsAt(const AnimFrames &frames, const std::vector<AnimKey> &keys);

} // namespace limber
