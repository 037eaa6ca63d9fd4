#pragma once

#include "words/commandline.h"

namespace limber::cli {

// Adds the options of export for glTF; --up is for pages, too.
void addGltfOptions(CommandLine &line);

// Runs `export FILE OUT.glb` or OUT.gltf; returns the exit status.
[[nodiscard]] int exportGltf(const CommandLine &line);

} // namespace limber::cli
