#pragma once

#include "joining/seamsearch.h"

#include <optional>
#include <vector>

namespace limber {

// How far apart the poses of all pairs of frames are, on a grid with a bounded number of cells: the picture of a clip
// from which people choose where a cycle begins and ends.
struct SeamMap
{
    SeamSearch search; // for the distance of any two frames
    std::vector<int> frames; // of the grid, rising, from the first frame of the clip to the last
    std::vector<double> distances; // of the pairs of them, file units; in the order of distance()
    int shortest = 0; // frames of the shortest cycle that is searched for
    std::optional<FrameInterval> best; // the cycle that the search finds; nothing in short clips

    // Of two frames of the grid by their indexes there, in either order.
    [[nodiscard]] double distance(int a, int b) const;
    // The largest that is a number.
    [[nodiscard]] double largest() const;
};

// At most `mostFrames` (at least 2) of the clip's frames are on the grid. Nothing where the clip has fewer than two
// frames or the progress stopped it.
[[nodiscard]] std::optional<SeamMap> seamMap(const Clip &clip, const PositionRules &rules, Axis up, int mostFrames,
                                             const Progress &progress);

} // namespace limber
