#pragma once

#include "scene/scene.h"

#include <vector>

namespace limber {

// Returns the nodes that become joints, in the order of a hierarchy: those that bend skins, those that a map of human
// bones names and those that any animation moves, the nodes between them, the node that they have in common, and the
// nodes below them, without meshes, cameras and lights. In a file that Limber wrote these are the joints that it wrote.
// In a file without skins and animations these are all nodes that are not a mesh, camera or light, and the meshes of a
// robot whose parts hang on each other.
[[nodiscard]] std::vector<int> chooseJoints(const Scene &scene);

// Returns, by node, the node below it that only marks where its bone ends, or -1. Such nodes are no joints: Blender
// adds one to each last bone in .fbx, called Head_end below Head. A node that moves or bends a skin is none.
[[nodiscard]] std::vector<int> tipsOfBones(const Scene &scene);

} // namespace limber
