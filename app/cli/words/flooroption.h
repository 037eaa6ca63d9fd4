#pragma once

#include "ground/floormotion.h"
#include "output/outcome.h"
#include "words/commandline.h"

namespace limber::cli {

// Adds the option --floor, which contacts, apply and retarget share.
void addFloorOption(CommandLine &line);

// Returns what it says about the floor; automatic without it.
[[nodiscard]] Outcome<FloorChoice> floorFrom(const CommandLine &line);

} // namespace limber::cli
