#pragma once

#include "scene/gltf/gltffile.h"
#include "scene/gltf/gltftree.h"

#include <glm/gtc/quaternion.hpp>

#include <string>

namespace limber {

// Avatars say which of their nodes is which bone of a human: VRM 1.0 (VRMC_vrm, humanoid) and VRM 0.x (VRM, humanoid),
// and so do animations of VRM (VRMC_vrm_animation, humanoid).

// Gives the nodes of the map their bones, in the words of VRM 1.0. Returns false and sets `problem` if the map names a
// node that does not exist. A file without a map is right, too.
[[nodiscard]] bool readHumanBones(const GltfFile &file, GltfTree &tree, Message &problem);

// Returns the rotation after which figures look along +Z: half a turn for VRM 0.x, which looks along -Z.
[[nodiscard]] glm::dquat uprightOfHuman(const GltfFile &file);

// Returns the licence that an avatar's file names: an address or a name as it stands there; empty if there is none.
[[nodiscard]] std::string licenceOfHuman(const GltfFile &file);

} // namespace limber
