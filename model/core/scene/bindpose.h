#pragma once

#include "scene/scene.h"

#include <glm/mat4x4.hpp>

#include <span>

namespace limber {

// Where a joint stood in the world when a skin was bound to it.
struct SceneBinding
{
    int node = 0;
    glm::dmat4 world{1.0};
};

// Makes the pose in which the skins were bound the rest pose: the nodes of a file may stand in any frame of a motion.
// What an animation does not move stays where it was in it. Changes nothing where bindings and nodes are of different
// sizes or a joint would be skewed: then the bindings are not to be trusted.
void restAtBindPose(Scene &scene, std::span<const SceneBinding> bindings);

} // namespace limber
