#pragma once

#include "scene/clip/scenesamples.h"

#include <optional>

namespace limber {

inline constexpr double mostSceneRate = 2000.0; // frames per second

// Returns at how many frames per second an animation is read by default: the rate of a file that Limber wrote, that of
// the keys if they are evenly spaced (10 to 2000 per second), else 30. An `animation` of -1 means none.
[[nodiscard]] double sceneRate(const Scene &scene, int animation);

// Returns the frames from the first key of an animation to the last, or as many as Limber wrote; one without animation.
[[nodiscard]] SceneFrames sceneFrames(const Scene &scene, int animation, std::optional<double> framesPerSecond);

// Returns the time from the first key to the last; 0 for an animation without keys.
[[nodiscard]] double sceneSeconds(const Scene &scene, int animation);

} // namespace limber
