#pragma once

#include "base/message.h"
#include "motion/skeleton.h"
#include "resultcheck/resultfault.h"

#include <vector>

namespace limber {

// Says what is wrong with a result in one line, with the joint of the result's skeleton, the frame and the source's own
// figure.
[[nodiscard]] Message messageFor(const ResultFault &fault, const Skeleton &skeleton);

// Returns the worst jump, the worst backward bend and the deepest foot, as far as there are any. `faults` must be
// sorted as checkResult() does.
[[nodiscard]] std::vector<ResultFault> worstFaults(const std::vector<ResultFault> &faults);

// Returns the messages for these.
[[nodiscard]] std::vector<Message> worstOf(const std::vector<ResultFault> &faults, const Skeleton &skeleton);

} // namespace limber
