#pragma once

#include "motion/clip.h"

#include <span>
#include <string>
#include <vector>

namespace limber::cli {

// New numbers are written with as many digits as their neighbours in the file. If a number has more digits, the user
// who typed it wants to know. Returns a sentence for each offset and each value of these frames that would be rounded
// in a file written from the clip.
[[nodiscard]] std::vector<std::string> roundingsInText(const Clip &clip, std::span<const int> frames);

} // namespace limber::cli
