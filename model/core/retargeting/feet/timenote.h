#pragma once

#include "base/message.h"

#include <cstddef>

namespace limber {

// Returns what a time factor says about a clip: that it plays too fast or too slowly, and by which mistake.
[[nodiscard]] Message timeNote(double factor, double frameTimeSeconds);

// Returns a sentence that says it of that many jumps, in which things fall at `gravity` metres per second squared.
[[nodiscard]] Message speedFinding(std::size_t jumps, double gravity, double factor);

} // namespace limber
