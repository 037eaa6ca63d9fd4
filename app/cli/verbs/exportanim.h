#pragma once

#include "words/commandline.h"

namespace limber::cli {

// The options of export for animations of Second Life.
void addAnimOptions(CommandLine &line);

// `export FILE OUT.anim`: answers the exit status.
[[nodiscard]] int exportAnimation(const CommandLine &line);

} // namespace limber::cli
