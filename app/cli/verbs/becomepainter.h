#pragma once

#include "words/commandline.h"

#include <string>

namespace limber::cli {

// Runs a verb of limber-render in place of this program, which should not load the part of Qt that draws. Returns the
// exit status if that does not start.
[[nodiscard]] int becomePainter(const std::string &verb, Words words);

} // namespace limber::cli
