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
    double stepsBetween = 65535.0; // from one to the next, in 65535ths of the duration

    // Where a key of this time lies among them; one within a step of a frame lies on it.
    [[nodiscard]] double frameOf(std::uint16_t time) const;
};

// What the keys come to in each frame, one value a frame, blended straight; before the first key and after the last
// they are held. Of two keys with one time the later in the file counts. None without keys.
[[nodiscard]] std::vector<glm::dquat> rotationsAt(const AnimFrames &frames, const std::vector<AnimKey> &keys);
// Metres, in the avatar's axes.
[[nodiscard]] std::vector<glm::dvec3> positionsAt(const AnimFrames &frames, const std::vector<AnimKey> &keys);

} // namespace limber
