#pragma once

#include "scene/scene.h"

#include <span>
#include <string>
#include <vector>

namespace limber {

// Names that a BVH file can hold, none twice: a second one of a name gets #2, as elsewhere in Limber. Those of a file
// that Limber wrote are as they were.
struct SceneNames
{
    std::vector<std::string> names; // of each of the nodes asked for
    int renamed = 0; // how many are not those of the file
};

[[nodiscard]] SceneNames jointNames(const Scene &scene, std::span<const int> nodes);

// What the animations are called, for people to choose by: theirs, or by number where they have none; none twice.
[[nodiscard]] std::vector<std::string> animationNames(const Scene &scene);

} // namespace limber
