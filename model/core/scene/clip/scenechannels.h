#pragma once

#include "motion/channel.h"
#include "scene/scene.h"

#include <glm/mat3x3.hpp>

#include <vector>

namespace limber {

// What a joint does in a clip, frame by frame; one value where it never changes.
struct SceneMotion
{
    std::vector<glm::dquat> rotations;
    std::vector<glm::dvec3> translations; // from the parent, in the units of the clip
};

// The channels of a node that becomes a joint: those of a file that Limber wrote, if they show what the joint does;
// else rotations in the order ZXY, and positions for a root and for one that moves by more than `tolerance`. `rest` is
// its OFFSET.
[[nodiscard]] std::vector<Channel> sceneChannels(const SceneNode &node, bool isRoot, const glm::dvec3 &rest,
                                                 const SceneMotion &motion, double tolerance);

// The rotation nearest to a product of rotations.
[[nodiscard]] glm::dquat nearestRotation(const glm::dmat3 &matrix);

} // namespace limber
