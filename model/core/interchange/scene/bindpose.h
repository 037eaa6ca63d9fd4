#pragma once

#include "scene/scene.h"

#include <glm/mat4x4.hpp>

#include <span>

namespace limber {

// Returns whether a transform has the size of another one and mirrors as it does, so that a turn and a move lead from
// one to the other.
[[nodiscard]] bool hasSizeOf(const glm::dmat4 &a, const glm::dmat4 &b);

// Makes the pose in which the skins were bound the rest pose: the nodes of a file may be in any frame of a motion. What
// an animation does not move stays where it was in that animation. Changes nothing if bindings and nodes have different
// sizes or a joint would be skewed: the bindings are then unreliable.
void restAtBindPose(Scene &scene, std::span<const SceneBinding> bindings);

} // namespace limber
