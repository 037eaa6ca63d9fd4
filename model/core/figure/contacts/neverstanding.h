#pragma once

#include "base/message.h"
#include "contacts/legrecord.h"
#include "motion/skeleton.h"

#include <span>
#include <vector>

namespace limber {

// Returns the notes on the joints that never stand: one for each reason. Several joints share a note; it gives the
// figures of the one that comes nearest to standing.
[[nodiscard]] std::vector<Message> notesOnNeverStanding(std::span<const JointDetection> detections,
                                                        const Skeleton &skeleton);

} // namespace limber
