#pragma once

#include "scene/scene.h"

#include <glm/mat4x4.hpp>

#include <span>

namespace limber {

// The world transform of a joint when a skin was bound to it.
struct SceneBinding
{
    int node = 0;
    glm::dmat4 world{1.0};
};

// Makes the pose in which the skins were bound the rest pose: the nodes of a file may be in any frame of a motion. What
// an animation does not move stays where it was in that animation. Changes nothing if bindings and nodes have different
// sizes or a joint would be skewed: the bindings are then unreliable.
void restAtBindPose(Scene &scene, std::span<const SceneBinding> bindings);

} // namespace limber
