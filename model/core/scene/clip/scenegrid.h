#pragma once

#include "scene/clip/scenesamples.h"

#include <optional>

namespace limber {

inline constexpr double mostSceneRate = 2000.0; // frames a second

// How many frames a second an animation is read at unless somebody says: that of a file that Limber wrote, that of the
// keys where they are equally far apart (10 to 2000 a second), else 30. `animation` -1: none.
[[nodiscard]] double sceneRate(const Scene &scene, int animation);

// The frames from the first key to the last of an animation, or as many as Limber wrote; one of none.
[[nodiscard]] SceneFrames sceneFrames(const Scene &scene, int animation, std::optional<double> framesPerSecond);

// From the first key to the last; 0 for one without.
[[nodiscard]] double sceneSeconds(const Scene &scene, int animation);

} // namespace limber
