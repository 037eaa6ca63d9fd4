#pragma once

#include "gltf/gltffigure.h"
#include "motion/clip.h"
#include "pose/pose.h"
#include "pose/positionrule.h"
#include "scene/scenemesh.h"

#include <glm/mat3x3.hpp>

#include <optional>

namespace limber {

// Returns a mesh on the joints of a clip (see meshOfMannequin() and meshOnJoints()) as the figure of a glTF file; `yUp`
// stands it upright. Pictures are left out. It is bound in the T-pose, if there is one; otherwise in the pose of the
// clip in which vertices with several bones are best where each of these has them, since a rest pose may bend a trunk.
// It is empty for a skeleton with more joints than the format can count.
[[nodiscard]] GltfFigure gltfBody(const SceneMesh &mesh, const Clip &clip, const PositionRules &rules,
                                  const std::optional<Pose> &tPose, double metresPerUnit, const glm::dmat3 &yUp);

} // namespace limber
