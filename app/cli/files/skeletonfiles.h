#pragma once

#include "motion/clip.h"
#include "words/commandline.h"

#include <optional>
#include <string>

namespace limber::cli {

// Reads a skeleton from a file, or takes the built-in one that the word names: "mixamo-like", "mixamo" or
// "template:mixamo". A file of that name comes first. Reports what goes wrong, with the name that was perhaps meant.
[[nodiscard]] std::optional<Clip> loadSkeleton(const std::string &word, const CommandLine &line);

// Returns the names of the built-in skeletons: "human-basic, human-fingers, …".
[[nodiscard]] std::string skeletonNames();

} // namespace limber::cli
