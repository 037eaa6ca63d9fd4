#pragma once

#include "words/commandline.h"

namespace limber::cli {

// `check --profile second-life`: judges the files of the line. Answers the exit status.
[[nodiscard]] int checkForUpload(const CommandLine &line);

} // namespace limber::cli
