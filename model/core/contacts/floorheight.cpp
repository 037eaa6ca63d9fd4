#include "contacts/floorheight.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace limber {

namespace {

constexpr double lowShare = 0.05;

double medianOf(std::vector<double> &values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    if (values.size() % 2 == 1)
        return *middle;
    return (*std::max_element(values.begin(), middle) + *middle) / 2.0;
}

std::vector<double> standingHeights(std::span<const FootHeights> feet)
{
    std::vector<double> heights;
    for (const FootHeights &foot : feet) {
        for (const FrameInterval &interval : foot.standing) {
            const int end = std::min(interval.last + 1, static_cast<int>(foot.lowest.size()));
            for (int frame = std::max(interval.first, 0); frame < end; ++frame) {
                const double height = foot.lowest[static_cast<std::size_t>(frame)];
                if (std::isfinite(height))
                    heights.push_back(height);
            }
        }
    }
    return heights;
}

// By frame, of whichever foot is lower.
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
        return FloorHeight{medianOf(standing), true};
    std::vector<double> lowest = lowestHeights(feet);
    if (lowest.empty())
        return std::nullopt;
    const auto low = lowest.begin() + static_cast<std::ptrdiff_t>(lowShare * static_cast<double>(lowest.size() - 1));
    std::nth_element(lowest.begin(), low, lowest.end());
    return FloorHeight{*low, false};
}

} // namespace limber
