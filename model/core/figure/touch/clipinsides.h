#pragma once

#include "base/message.h"
#include "body/vocabulary.h"
#include "motion/clip.h"
#include "touch/touchpairs.h"

#include <optional>
#include <vector>

namespace limber {

// Finds where hands and forearms of all figures are inside trunk, head or thighs by more than a touch, by their first
// frames. Returns nothing if the progress stopped it.
[[nodiscard]] std::optional<std::vector<Inside>> insidesOfClip(const Clip &clip, const PositionRules &rules, Axis up,
                                                               const Vocabulary &vocabulary,
                                                               const Progress &progress = {});

// Returns whether it is so deep that anybody would see it, and not just beside such a place.
[[nodiscard]] bool isVisible(const Inside &inside);
// Returns the deepest of them, or null if none is visible.
[[nodiscard]] const Inside *deepestVisible(const std::vector<Inside> &insides);

// Returns the pair whose shapes overlap most at rest or in most frames, or null if nobody would see it. Such an overlap
// is taken for the shape of the body, so it is nowhere found as inside.
[[nodiscard]] const TouchPair *deepestUsual(const TouchCourse &course, const std::vector<TouchPair> &pairs);

// Says what is inside what.
[[nodiscard]] Message insideText(const Inside &inside, const Skeleton &skeleton);
[[nodiscard]] Message insideText(const TouchCourse &course, const TouchPair &pair, const Skeleton &skeleton);

} // namespace limber
