#pragma once

#include "motion/clip.h"

#include <functional>

namespace limber::test {

// The skeleton with only the channels that are chosen, at rest with one frame; all columns are renumbered.
[[nodiscard]] Clip withChosenChannels(const Clip &clip, const std::function<bool(const Joint &, Channel)> &keep);

// The clip whose left hand also moves away from the forearm and back.
[[nodiscard]] Clip withMovingHand(const Clip &clip);

} // namespace limber::test
