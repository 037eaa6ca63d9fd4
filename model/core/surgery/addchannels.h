#pragma once

#include "motion/clip.h"

#include <vector>

namespace limber {

// The clip with more channels for a joint, which has all those that it had before among them, in their order: the new
// ones are 0 in every frame.
[[nodiscard]] Clip withAddedChannels(const Clip &clip, int joint, const std::vector<Channel> &channels);

} // namespace limber
