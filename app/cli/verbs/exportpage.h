#pragma once

#include "words/commandline.h"

namespace limber::cli {

// Adds the options of export for pages, besides --up.
void addPageOptions(CommandLine &line);

// Runs `export FILE OUT.html`; returns the exit status.
[[nodiscard]] int exportPage(const CommandLine &line);

} // namespace limber::cli
