#pragma once

#include "motion/channel.h"

#include <vector>

namespace limber {

// Returns the channels with rotations about all three axes: missing ones come after the others.
[[nodiscard]] std::vector<Channel> withAllRotations(std::vector<Channel> channels);
// Returns the channels with all three positions: missing ones come first.
[[nodiscard]] std::vector<Channel> withAllPositions(std::vector<Channel> channels);
// Returns the channels without positions.
[[nodiscard]] std::vector<Channel> withoutPositions(std::vector<Channel> channels);

} // namespace limber
