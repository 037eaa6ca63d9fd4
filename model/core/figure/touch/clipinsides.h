#pragma once

#include "base/message.h"
#include "body/vocabulary.h"
#include "motion/clip.h"
#include "touch/touchpairs.h"

#include <optional>
#include <vector>

namespace limber {

// Finds where hands and forearms of all figures are inside trunk, head or thighs, by their first frames. Returns
// nothing if the progress stopped it.
[[nodiscard]] std::optional<std::vector<Inside>> insidesOfClip(const Clip &clip, const PositionRules &rules, Axis up,
                                                               const Vocabulary &vocabulary,
                                                               const Progress &progress = {});

// Returns whether it is so deep that anybody would see it.
[[nodiscard]] bool isVisible(const Inside &inside);
// Returns the deepest of them, or null if none is visible.
[[nodiscard]] const Inside *deepestVisible(const std::vector<Inside> &insides);

// Says what is inside what.
[[nodiscard]] Message insideText(const Inside &inside, const Skeleton &skeleton);

} // namespace limber
