#pragma once

#include "scene/clip/scenesamples.h"

#include <glm/mat3x3.hpp>

#include <vector>

namespace limber {

// A node that becomes a joint, with what turns its numbers into those of one whose axes are those of the world at rest.
// Its channels' rotation at a time with the node's rotation R is `before` R `after`; its translation from its parent is
// `beforeTranslation` t.
struct SceneJoint
{
    int node = 0;
    int parent = -1; // among the joints
    glm::dmat3 before{1.0};
    glm::dmat3 after{1.0};
    glm::dmat3 beforeTranslation{1.0};
    glm::dvec3 start{0.0}; // for a root: where the node above it stands, to be added
};

// How the scene is laid into the space of the clip.
struct SceneSpace
{
    glm::dmat3 turn{1.0};
    double scale = 1.0; // units of the clip in one of the scene
};

// With A the rotation of a node at rest in the world (a mirror in its scale belongs to it), R of a frame: the node is
// turned from its rest by A_parent R A^-1, against a parent that is turned likewise. Scales at rest, those of nodes
// above, too, lengthen the translations below them.
[[nodiscard]] std::vector<SceneJoint> sceneJoints(const Scene &scene, const std::vector<int> &nodes,
                                                  const SceneSpace &space);

// Whether a scale at rest differs by direction with turned nodes below: then places are those without the skew.
[[nodiscard]] bool isSkewing(const SceneTransform &rest);

} // namespace limber
