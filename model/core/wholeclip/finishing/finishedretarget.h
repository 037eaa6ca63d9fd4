#pragma once

#include "retarget/retargetclip.h"

#include <optional>

namespace limber {

// Does what retargetClip() does, and then to the result what the settings ask operations to do: Keep Apart. What it
// did, and what it could not do, is in the notes. Faults and measures are those of the finished result.
[[nodiscard]] std::optional<RetargetedClip> finishedRetarget(const RetargetInput &input, const Vocabulary &vocabulary,
                                                             RetargetRun run = {});

} // namespace limber
