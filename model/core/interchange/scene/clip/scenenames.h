#pragma once

#include "scene/scene.h"

#include <span>
#include <string>
#include <vector>

namespace limber {

// Names that a BVH file can hold, each once: the second node with a name gets #2, as elsewhere in Limber. Names of a
// file that Limber wrote are the original ones.
struct SceneNames
{
    std::vector<std::string> names; // of each of the given nodes
    int renamed = 0; // how many differ from those of the file
};

[[nodiscard]] SceneNames jointNames(const Scene &scene, std::span<const int> nodes);

// Returns names of the animations from which users choose: their own, or a number if they have none; each once.
[[nodiscard]] std::vector<std::string> animationNames(const Scene &scene);

} // namespace limber
