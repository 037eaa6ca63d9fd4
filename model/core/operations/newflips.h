#pragma once

#include "base/progress.h"
#include "motion/clip.h"
#include "operations/operation.h"

namespace limber {

// Whether it is the operation that takes flips away: what it leaves, it leaves the second time.
[[nodiscard]] bool unrolls(const Operation &operation);

// Unrolls the joints of a result that have more steps over 170° than they had in the clip that went in, in the frames
// that were worked on, where that leaves fewer of them. What an operation writes goes on from the angles that were
// there, and where these jumped, other angles may be nearer now. Both have the same layout and frames. False if the
// progress stopped it.
[[nodiscard]] bool unrollNewFlips(Clip &result, const OperationInput &input, const Progress &progress);

} // namespace limber
