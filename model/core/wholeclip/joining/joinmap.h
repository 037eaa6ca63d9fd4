#pragma once

#include "joining/joinsearch.h"

#include <optional>
#include <vector>

namespace limber {

// How far apart two clips are in all pairs of frames at which they could be joined, on a grid with a bounded number of
// cells. From this picture users choose the frames of the join.
struct JoinMap
{
    JoinSearch search; // for the distance of any two frames
    std::vector<int> lasts; // rows of the grid: frames of this clip, rising, from its first to its last
    std::vector<int> firsts; // columns: frames of the second clip
    std::vector<double> distances; // row after row, file units
    JoinFrames best; // the result of the search, or the ends if it finds nothing

    // Returns the distance by the indexes of a row and a column.
    [[nodiscard]] double distance(int row, int column) const;
    // Returns the largest finite distance.
    [[nodiscard]] double largest() const;
};

// Returns the map with at most `mostFrames` (at least 2) of each clip on the grid. The second clip must have the joints
// of this one, as matchedJoints() makes it. Returns nothing if a clip has no frames or the progress stopped it.
[[nodiscard]] std::optional<JoinMap> joinMap(const Clip &clip, const Clip &second, const PositionRules &rules, Axis up,
                                             int mostFrames, const Progress &progress);

} // namespace limber
