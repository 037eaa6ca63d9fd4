#pragma once

#include "base/message.h"
#include "base/progress.h"
#include "motion/clip.h"
#include "scene/scene.h"

#include <optional>
#include <vector>

namespace limber {

// How a scene becomes a clip.
struct SceneClipOptions
{
    int animation = -1; // -1: the rest pose alone, in one frame
    std::optional<double> framesPerSecond = std::nullopt; // nothing: sceneRate()
    std::optional<double> metresPerUnit = std::nullopt; // of the clip; nothing: as the BVH file had it, else centimetres
    std::optional<Axis> upAxis = std::nullopt; // of the clip; nothing: as the BVH file had it, else Y
    Progress progress = {};
};

// A clip, or why there is none.
struct SceneClip
{
    std::optional<Clip> clip;
    std::vector<Message> notes; // what is left out
    Message problem; // empty where there is a clip, and where the progress stopped it
};

// Joints are the nodes that chooseJoints() finds. In the rest pose of the scene all their rotations are zero; all stand
// in every frame where the scene has them. They have position channels where they move against their parents, roots
// always. Angles follow those of the frame before.
[[nodiscard]] SceneClip clipOfScene(const Scene &scene, const SceneClipOptions &options);

} // namespace limber
