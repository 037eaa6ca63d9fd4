#pragma once

#include "words/commandline.h"

namespace limber::cli {

// Runs `import FILE.npy OUT.bvh --skeleton FILE.bvh`; returns the exit status.
[[nodiscard]] int importNpy(const CommandLine &line);

} // namespace limber::cli
