#include "joining/gridframes.h"

#include <algorithm>
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

} // namespace limber
