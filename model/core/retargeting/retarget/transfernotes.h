#pragma once

#include "retarget/retargetnote.h"

namespace limber {

struct PoseTransferPlan;

// Returns what a user should know about the two bodies of a transfer: which limbs have no counterpart, and what was
// guessed about them.
[[nodiscard]] RetargetNotes transferNotes(const PoseTransferPlan &plan);

} // namespace limber
