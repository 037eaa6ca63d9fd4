#pragma once

#include "joining/cyclesearch.h"

#include <optional>
#include <vector>

namespace limber {

// How far apart the poses of all pairs of frames are, on a grid with a bounded number of cells. From this picture of a
// clip users choose where a cycle begins and ends.
struct SeamMap
{
    SeamSearch search; // for the distance of any two frames
    std::vector<int> frames; // of the grid, rising, from the first frame of the clip to the last
    std::vector<double> distances; // of the pairs of these frames, file units; in the order of distance()
    int shortest = 0; // frames of the shortest cycle in the search
    std::vector<LoopCandidate> candidates; // the best cycles; empty if nothing repeats
    std::optional<FrameInterval> best; // the first of them, else the frames that are most alike; empty for short clips

    // Returns the distance of two frames of the grid by their indexes there, in either order.
    [[nodiscard]] double distance(int a, int b) const;
    // Returns the largest finite distance.
    [[nodiscard]] double largest() const;
};

// Returns the map with at most `mostFrames` (at least 2) of the clip's frames on the grid. Returns nothing if the clip
// has fewer than two frames or the progress stopped it.
[[nodiscard]] std::optional<SeamMap> seamMap(const Clip &clip, const PositionRules &rules, const UpAxis &up,
                                             int mostFrames, const Progress &progress);

} // namespace limber
