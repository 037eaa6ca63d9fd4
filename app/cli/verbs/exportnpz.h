#pragma once

#include "words/commandline.h"

namespace limber::cli {

// Runs `export FILE OUT.npz`; returns the exit status.
[[nodiscard]] int exportNpz(const CommandLine &line);

} // namespace limber::cli
