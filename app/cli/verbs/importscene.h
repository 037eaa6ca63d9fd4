#pragma once

#include "words/commandline.h"

namespace limber::cli {

// Returns whether a file is from another 3D program: .glb, .gltf, .fbx, .dae.
[[nodiscard]] bool isSceneFile(const std::string &file);

// Adds the options of import for such files, with their explanation.
void addSceneImportOptions(CommandLine &line);
// Returns an option that was given and belongs to such files only.
[[nodiscard]] std::string sceneOptionIn(const CommandLine &line);
[[nodiscard]] int importSceneFile(const CommandLine &line);

} // namespace limber::cli
