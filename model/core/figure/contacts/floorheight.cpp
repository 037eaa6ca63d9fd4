#include "contacts/floorheight.h"

#include "base/at.h"
#include "base/statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace limber {

namespace {

constexpr double lowFraction = 0.05;

std::vector<double> standingHeights(std::span<const FootHeights> feet)
{
    std::vector<double> heights;
    for (const FootHeights &foot : feet) {
        for (const FrameInterval &interval : foot.standing) {
            const int end = std::min(interval.last + 1, static_cast<int>(foot.lowest.size()));
            for (int frame = std::max(interval.first, 0); frame < end; ++frame) {
                const double height = at(foot.lowest, frame);
                if (std::isfinite(height))
                    heights.push_back(height);
            }
        }
    }
    return heights;
}

// Returns the height of the lower foot by frame.
std::vector<double> lowestHeights(std::span<const FootHeights> feet)
{
    std::size_t frames = 0;
    for (const FootHeights &foot : feet)
        frames = std::max(frames, foot.lowest.size());
    std::vector<double> heights;
    for (std::size_t frame = 0; frame < frames; ++frame) {
        double lowest = std::numeric_limits<double>::infinity();
        for (const FootHeights &foot : feet) {
            if (frame < foot.lowest.size() && std::isfinite(foot.lowest[frame]))
                lowest = std::min(lowest, foot.lowest[frame]);
        }
        if (std::isfinite(lowest))
            heights.push_back(lowest);
    }
    return heights;
}

} // namespace

std::optional<FloorHeight> floorHeight(std::span<const FootHeights> feet)
{
    std::vector<double> standing = standingHeights(feet);
    if (!standing.empty())
        return FloorHeight{median(standing), true};
    std::vector<double> lowest = lowestHeights(feet);
    if (lowest.empty())
        return std::nullopt;
    return FloorHeight{percentile(std::move(lowest), lowFraction), false};
}

} // namespace limber
