#pragma once

#include "words/commandline.h"

namespace limber::cli {

// Adds the options of export for animations of Second Life.
void addAnimOptions(CommandLine &line);

// Runs `export FILE OUT.anim`; returns the exit status.
[[nodiscard]] int exportAnimation(const CommandLine &line);

} // namespace limber::cli
