#pragma once

#include "words/commandline.h"

namespace limber::cli {

// Runs `check --profile second-life`, which judges the files of the line. Returns the exit status.
[[nodiscard]] int checkForUpload(const CommandLine &line);

} // namespace limber::cli
