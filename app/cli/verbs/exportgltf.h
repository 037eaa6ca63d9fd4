#pragma once

#include "words/commandline.h"

namespace limber::cli {

// The options of export for glTF; --up is for pages, too.
void addGltfOptions(CommandLine &line);

// `export FILE OUT.glb` or OUT.gltf: answers the exit status.
[[nodiscard]] int exportGltf(const CommandLine &line);

} // namespace limber::cli
