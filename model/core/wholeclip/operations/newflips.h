#pragma once

#include "base/progress.h"
#include "motion/clip.h"
#include "operations/operation.h"

namespace limber {

// Returns whether it is the operation that removes flips: flips that it left would stay the second time, too.
[[nodiscard]] bool unrolls(const Operation &operation);

// The frames whose angles may be written in other numbers.
enum class UnrolledFrames {
    All, // of those to work on
    Changed, // by the operation
};

// Unrolls the joints of a result that have more steps over 170° than in the input clip, where that leaves fewer such
// steps. An operation continues from the old angles; if these jumped, other angles may be nearer now. Both clips must
// have the same layout and frames. Returns false if the progress stopped it.
[[nodiscard]] bool unrollNewFlips(Clip &result, const OperationInput &input, UnrolledFrames which,
                                  const Progress &progress);

} // namespace limber
