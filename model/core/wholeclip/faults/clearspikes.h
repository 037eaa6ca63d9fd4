#pragma once

#include "base/progress.h"
#include "filling/gapsearch.h"

#include <optional>
#include <vector>

namespace limber {

// A joint that jumps away for one to three frames and back, so far that everybody sees it.
struct ClearSpike
{
    int joint = NoJoint;
    FrameInterval frames;
    double amount = 0.0; // degrees; for a place, centimetres on a body of 170
    bool isOfPlace = false; // whether the joint jumps to another place, by its position channels
};

// Finds them by the filter of Despike, by their first frames. Left out are turns of small joints such as fingers; what
// joints below balance, so that nothing jumps in the world; poses that stand apart at the ends of the clip; joints that
// have lost their data in these frames; and clips of fewer than 20 frames per second, in which movements look like
// that. Returns nothing if the progress stopped it.
[[nodiscard]] std::optional<std::vector<ClearSpike>>
findClearSpikes(const GapSearchInput &input, const std::vector<FoundGap> &gaps, const Progress &progress);

} // namespace limber
