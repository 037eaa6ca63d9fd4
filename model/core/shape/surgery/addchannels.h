#pragma once

#include "motion/clip.h"

#include <vector>

namespace limber {

// Returns the clip with more channels for a joint: the new ones are 0 in every frame. `channels` must contain all
// present channels of the joint in their order.
[[nodiscard]] Clip withAddedChannels(const Clip &clip, int joint, const std::vector<Channel> &channels);

} // namespace limber
