#pragma once

#include "operations/applyoperation.h"

namespace limber {

// Returns what an operation would find in a clip with its standard settings, in a few words: "7 spikes". Returns an
// empty message for operations that look for nothing, if nothing can be said, and if the progress stopped it.
[[nodiscard]] Message countOf(const Operation &operation, const Clip &clip, const OperationContext &context = {},
                              const Progress &progress = {});

} // namespace limber
