#pragma once

#include "gltf/gltffigure.h"
#include "motion/skeleton.h"
#include "scene/scenemesh.h"

#include <glm/mat3x3.hpp>

namespace limber {

// Returns a mesh on the joints of a skeleton (see meshOfMannequin() and meshOnJoints()) as the figure of a glTF file,
// in the rest pose; `yUp` stands it upright. Pictures are left out. It is empty for a skeleton with more joints than
// the format can count.
[[nodiscard]] GltfFigure gltfBody(const SceneMesh &mesh, const Skeleton &skeleton, double metresPerUnit,
                                  const glm::dmat3 &yUp);

} // namespace limber
