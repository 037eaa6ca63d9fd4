#pragma once

#include "words/commandline.h"

namespace limber::cli {

// Whether a file is of another 3D program: .glb, .gltf, .fbx, .dae.
[[nodiscard]] bool isSceneFile(const std::string &file);

// import of such files: what the verb says about its words.
void addSceneImportOptions(CommandLine &line);
// The options that it has and others do not.
[[nodiscard]] std::string sceneOptionIn(const CommandLine &line);
[[nodiscard]] int importSceneFile(const CommandLine &line);

} // namespace limber::cli
