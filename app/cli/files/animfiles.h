#pragma once

#include "secondlife/animfile.h"
#include "words/commandline.h"

#include <optional>
#include <string>

namespace limber::cli {

// Reads an animation of Second Life ("-" is standard input); reports what is wrong with it.
[[nodiscard]] std::optional<AnimFile> loadAnim(const std::string &file, const CommandLine &line);

} // namespace limber::cli
