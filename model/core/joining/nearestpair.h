#pragma once

#include "base/progress.h"
#include "contacts/contacts.h"

#include <functional>
#include <optional>

namespace limber {

// Pairs of a first and a last frame among which the nearest is looked for: first coarsely, by steps, then downhill.
struct FramePairs
{
    FrameInterval firsts; // none where its last is before its first
    FrameInterval lasts; // as well
    int apart = 0; // a last frame is at least so many after its first one; negative where it may be before
    int firstStep = 1; // frames, of the coarse search
    int lastStep = 1;
};

// How far apart the two frames of a pair are.
using PairDistance = std::function<double(const FrameInterval &pair)>;

// Where ever nearer pairs lead to from this one, by steps that get smaller down to a frame.
[[nodiscard]] FrameInterval downhill(FrameInterval pair, const FramePairs &pairs, const PairDistance &distance);

// The nearest one of the coarse search, after the best few were refined. Nothing where there is no pair or the progress
// stopped it.
[[nodiscard]] std::optional<FrameInterval> nearestPair(const FramePairs &pairs, const PairDistance &distance,
                                                       const Progress &progress);

} // namespace limber
