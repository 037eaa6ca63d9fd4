#pragma once

#include "base/message.h"
#include "base/progress.h"
#include "scene/scene.h"

#include <QString>

#include <optional>

namespace limber {

// Formats of other 3D programs.
enum class SceneFormat { Gltf, Fbx, Collada };

// By the suffix of a file, in any letter case; nothing for others.
[[nodiscard]] std::optional<SceneFormat> sceneFormatOf(const QString &path);

// What reading a file may take; the usual ones are far more than a file of motions needs.
struct SceneLimits
{
    int memoryMegabytes = 2048;
    int processorSeconds = 120;
    int clockSeconds = 300;
    int answerMegabytes = 1024;
};

// What a file gave: a scene, or why there is none.
struct SceneLoad
{
    std::optional<Scene> scene;
    Message problem; // empty where there is a scene, and where the progress stopped it
    bool isCancelled = false;
};

// Has a file read by limber-reader, which has given up all power but to answer before it looks at it; its answer is
// trusted in nothing. Whatever a file does to the reader, it ends in a sentence.
[[nodiscard]] SceneLoad loadScene(const QString &path, const Progress &progress = {}, const SceneLimits &limits = {});

} // namespace limber
