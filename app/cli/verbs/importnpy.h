#pragma once

#include "words/commandline.h"

namespace limber::cli {

// `import FILE.npy OUT.bvh --skeleton FILE.bvh`: answers the exit status.
[[nodiscard]] int importNpy(const CommandLine &line);

} // namespace limber::cli
