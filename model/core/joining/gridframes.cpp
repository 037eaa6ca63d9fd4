#include "joining/gridframes.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace limber {

std::vector<int> gridFrames(int frameCount, int mostFrames)
{
    const int count = std::min(frameCount, mostFrames);
    std::vector<int> frames;
    for (int i = 0; i < count; ++i)
        frames.push_back(static_cast<int>(static_cast<std::int64_t>(i) * (frameCount - 1) / std::max(1, count - 1)));
    return frames;
}

double largestNumber(std::span<const double> numbers)
{
    double most = 0.0;
    for (const double each : numbers)
        most = std::isfinite(each) ? std::max(most, each) : most;
    return most;
}

} // namespace limber
