#pragma once

#include "base/progress.h"
#include "faults/clearspikes.h"
#include "filling/gapsearch.h"

#include <optional>
#include <vector>

namespace limber {

// A figure that is somewhere else from one frame to the next.
struct Teleport
{
    int joint = NoJoint; // its pelvis or, without one, its top
    int frame = 0; // the first one in which it is there
    double bodyLengths = 0.0; // how far it jumps
};

// Finds where figures move by more than 10 ncm in one frame, faster than 3 m/s, and not beside it, by the frames. Beside
// a pose that stands apart, and after a standstill, it is the length of the body. What comes back within some frames is a
// spike and left out, and so are clips of fewer than 10 frames per second. Returns nothing if the progress stopped it.
[[nodiscard]] std::optional<std::vector<Teleport>>
findTeleports(const GapSearchInput &input, const std::vector<ClearSpike> &spikes, const Progress &progress);

} // namespace limber
