#pragma once

#include "base/message.h"
#include "motion/skeleton.h"
#include "resultcheck/resultfault.h"

namespace limber {

// Says what is wrong with a result in one line, with the joint of the result's skeleton, the frame and the source's own
// figure.
[[nodiscard]] Message messageFor(const ResultFault &fault, const Skeleton &skeleton);

} // namespace limber
