#pragma once

#include "base/progress.h"
#include "motion/frameinterval.h"

#include <functional>
#include <optional>

namespace limber {

// The pairs of a first and a last frame among which the nearest one is searched: first coarsely in steps, then
// downhill.
struct FramePairs
{
    FrameInterval firsts; // empty if its last is before its first
    FrameInterval lasts; // likewise
    int apart = 0; // a last frame is at least so many after its first one; negative if it may be before
    int firstStep = 1; // frames, for the coarse search
    int lastStep = 1;
};

// Returns how far apart the two frames of a pair are.
using PairDistance = std::function<double(const FrameInterval &pair)>;

// Returns the pair reached from this one by going downhill to nearer pairs, with steps that decrease to one frame.
[[nodiscard]] FrameInterval downhill(FrameInterval pair, const FramePairs &pairs, const PairDistance &distance);

// Returns the nearest pair of the coarse search after the best few were refined. Returns nothing if there is no pair or
// the progress stopped it.
[[nodiscard]] std::optional<FrameInterval> nearestPair(const FramePairs &pairs, const PairDistance &distance,
                                                       const Progress &progress);

} // namespace limber
