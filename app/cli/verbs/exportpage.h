#pragma once

#include "words/commandline.h"

namespace limber::cli {

// The options of export for pages, besides --up.
void addPageOptions(CommandLine &line);

// `export FILE OUT.html`: answers the exit status.
[[nodiscard]] int exportPage(const CommandLine &line);

} // namespace limber::cli
