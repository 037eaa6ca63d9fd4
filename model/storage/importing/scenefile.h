#pragma once

#include "base/message.h"
#include "base/progress.h"
#include "scene/scene.h"
#include "scene/sceneformat.h"

#include <QString>

#include <optional>

namespace limber {

// Returns the format by the suffix of a file, in any letter case; nothing for other suffixes.
[[nodiscard]] std::optional<SceneFormat> sceneFormatOf(const QString &path);

// The limits for reading a file; the defaults are far more than a file of motions needs.
struct SceneLimits
{
    int memoryMegabytes = 2048;
    int processorSeconds = 120;
    int clockSeconds = 300;
    int answerMegabytes = 1024;
};

// What of a file is read. A mesh of glTF that is only checked is left out; the scene says what is wrong with it.
enum class SceneContent { Motion, MotionAndMeshCheck, MotionAndMesh };

// The result of reading a file: a scene, or the reason why there is none.
struct SceneLoad
{
    std::optional<Scene> scene;
    Message problem; // empty if there is a scene or if the progress stopped it
    bool isCancelled = false;
};

// Returns the format by the first bytes of a file, whatever its name; nothing for other files, and if it cannot be
// read.
[[nodiscard]] std::optional<SceneFormat> sceneFormatIn(const QString &path);
// Returns whether a file is BVH by its first word, whatever its name.
[[nodiscard]] bool isBvhIn(const QString &path);

// Lets limber-reader read a file. The reader gives up all its rights except to answer before it looks at the file, and
// its answer is not trusted. Whatever a file does to the reader, the result is a scene or a sentence.
[[nodiscard]] SceneLoad loadScene(const QString &path, const Progress &progress = {}, const SceneLimits &limits = {});
// Reads it as a file of this format, whatever its name.
[[nodiscard]] SceneLoad loadScene(const QString &path, SceneFormat format, const Progress &progress,
                                  const SceneLimits &limits = {}, SceneContent content = SceneContent::Motion);

} // namespace limber
