#pragma once

#include "ground/floormotion.h"
#include "output/outcome.h"
#include "words/commandline.h"

#include <string>

namespace limber::cli {

// Adds the option --floor, which contacts, apply and retarget share; `automatic` says in the help what auto does.
void addFloorOption(CommandLine &line, const std::string &automatic = "finds it in the clip");

// Returns what it says about the floor; automatic without it.
[[nodiscard]] Outcome<FloorChoice> floorFrom(const CommandLine &line);

} // namespace limber::cli
