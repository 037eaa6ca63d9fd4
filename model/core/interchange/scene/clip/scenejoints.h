#pragma once

#include "scene/clip/scenesamples.h"

#include <glm/mat3x3.hpp>

#include <vector>

namespace limber {

// A node that becomes a joint, with the rotations that convert its numbers to those of a joint whose axes at rest are
// the world axes. If the node has the rotation R, the joint's channels have the rotation `before` R `after`; the
// joint's translation from its parent is `beforeTranslation` t.
struct SceneJoint
{
    int node = 0;
    int parent = -1; // among the joints
    glm::dmat3 before{1.0};
    glm::dmat3 after{1.0};
    glm::dmat3 beforeTranslation{1.0};
    glm::dvec3 start{0.0}; // for a root: the position of the node above it, which must be added
};

// How the scene is mapped to the space of the clip.
struct SceneSpace
{
    glm::dmat3 turn{1.0};
    double scale = 1.0; // units of the clip per unit of the scene
};

// Returns the space of a clip with this unit and up axis.
[[nodiscard]] SceneSpace sceneSpace(const Scene &scene, double metresPerUnit, Axis up);

// Returns the joints. Let A be the world rotation of a node at rest (including a mirror in its scale) and R its
// rotation in a frame: relative to its parent the node is then rotated from its rest by A_parent R A^-1. Scales at
// rest, including those of nodes above, lengthen the translations below them.
[[nodiscard]] std::vector<SceneJoint> sceneJoints(const Scene &scene, const std::vector<int> &nodes,
                                                  const SceneSpace &space);

// Returns whether a scale at rest differs by direction, so that it would skew rotated nodes below: positions are then
// those without the skew.
[[nodiscard]] bool isSkewing(const SceneTransform &rest);

} // namespace limber
