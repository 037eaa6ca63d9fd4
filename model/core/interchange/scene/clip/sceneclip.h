#pragma once

#include "base/message.h"
#include "base/progress.h"
#include "motion/clip.h"
#include "scene/scene.h"

#include <glm/vec3.hpp>

#include <optional>
#include <vector>

namespace limber {

// How a scene is converted to a clip.
struct SceneClipOptions
{
    int animation = -1; // -1: only the rest pose, in one frame
    std::optional<double> framesPerSecond = std::nullopt; // empty: sceneRate()
    std::optional<double> metresPerUnit = std::nullopt; // of the clip; empty: as in the BVH file, else centimetres
    std::optional<Axis> upAxis = std::nullopt; // of the clip; empty: as in the BVH file, else Y
    Progress progress = {};
};

// A clip, or the reason why there is none.
struct SceneClip
{
    std::optional<Clip> clip;
    std::vector<Message> notes; // what is left out
    Message problem; // empty if there is a clip, and if the progress stopped it
};

// Converts a scene to a clip. Joints are the nodes that chooseJoints() returns. In the rest pose of the scene all their
// rotations are zero; in every frame all joints are where the scene has them. They have position channels if they move
// relative to their parents; roots always do. Angles continue those of the frame before.
[[nodiscard]] SceneClip clipOfScene(const Scene &scene, const SceneClipOptions &options);

// Returns the end of a foot without toes, from its ankle: lengths are those of people, by the length of the shin.
[[nodiscard]] glm::dvec3 endOfFoot(double shin, const glm::dvec3 &front, const glm::dvec3 &up);

} // namespace limber
