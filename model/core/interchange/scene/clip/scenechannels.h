#pragma once

#include "motion/channel.h"
#include "scene/scene.h"

#include <glm/mat3x3.hpp>

#include <vector>

namespace limber {

// The motion of a joint in a clip, frame by frame; one value if it never changes.
struct SceneMotion
{
    std::vector<glm::dquat> rotations;
    std::vector<glm::dvec3> translations; // from the parent, in the units of the clip
};

// Returns the channels of a node that becomes a joint: in a file that Limber wrote its original channels, if they can
// express the motion of the joint. Otherwise these are rotations in the order ZXY, and positions for a root and for a
// joint that moves by more than `tolerance`. `rest` is its OFFSET.
[[nodiscard]] std::vector<Channel> sceneChannels(const SceneNode &node, bool isRoot, const glm::dvec3 &rest,
                                                 const SceneMotion &motion, double tolerance);

// Returns the rotation nearest to a product of rotations.
[[nodiscard]] glm::dquat nearestRotation(const glm::dmat3 &matrix);

} // namespace limber
