#pragma once

#include "motion/clip.h"

#include <span>
#include <string>
#include <vector>

namespace limber::cli {

// New numbers are written with as many digits as their neighbours in the file. Where that is fewer than a
// number has, somebody who typed it wants to know: a sentence for each offset and each value of these frames
// that a file written from the clip would hold rounded.
[[nodiscard]] std::vector<std::string> roundingsInText(const Clip &clip, std::span<const int> frames);

} // namespace limber::cli
