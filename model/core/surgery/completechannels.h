#pragma once

#include "motion/channel.h"

#include <vector>

namespace limber {

// The channels with rotations about all three axes: those that are missing come after the others.
[[nodiscard]] std::vector<Channel> withAllRotations(std::vector<Channel> channels);
// The channels with all three positions: those that are missing come first.
[[nodiscard]] std::vector<Channel> withAllPositions(std::vector<Channel> channels);
// The channels without positions.
[[nodiscard]] std::vector<Channel> withoutPositions(std::vector<Channel> channels);

} // namespace limber
