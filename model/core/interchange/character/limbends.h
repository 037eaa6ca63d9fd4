#pragma once

#include "anatomy/bodymarks.h"
#include "body/bodyroles.h"
#include "scene/clip/scenejoints.h"
#include "scene/sceneflesh.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <optional>
#include <span>
#include <vector>

namespace limber {

struct Scene;

// Returns the flesh of each joint: in the units of the clip, from the joint, along the axes that the joint has at rest.
// A mesh that hangs on a joint without a skin counts if no skin follows the joint.
[[nodiscard]] std::vector<std::optional<SceneFlesh>>
fleshOfJoints(const Scene &scene, std::span<const SceneJoint> joints, const SceneSpace &space);

// The last bone of an arm or a leg in a pose of a body, in the world.
struct LastBone
{
    JointRole role;
    glm::dmat3 worldFromJoint{1.0};
    glm::dvec3 above{0.0}; // the bone that leads to its joint
    BodyAxes axes; // of the body
};

// Returns where the last bone of a limb ends that is no hand and no foot, from its joint in the world: the vertices
// that follow it show it. A leg ends on its sole, whatever shoe it has. Nothing if they show no direction.
[[nodiscard]] std::optional<glm::dvec3> endOfLimb(const SceneFlesh &flesh, const LastBone &bone);

// Returns the lowest corners of the flesh of a leg that ends at `end`, both from its joint in the world: it stands on
// them.
[[nodiscard]] std::vector<glm::dvec3> soleOfLeg(const SceneFlesh &flesh, const LastBone &bone, const glm::dvec3 &end);

} // namespace limber
