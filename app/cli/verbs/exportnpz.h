#pragma once

#include "words/commandline.h"

namespace limber::cli {

// `export FILE OUT.npz`: answers the exit status.
[[nodiscard]] int exportNpz(const CommandLine &line);

} // namespace limber::cli
