#include "motion/replacedvalues.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstring>

namespace limber {

namespace {

bool areSameBits(std::span<const double> a, std::span<const double> b)
{
    return std::memcmp(a.data(), b.data(), a.size_bytes()) == 0;
}

} // namespace

std::optional<ValuePlace> firstNotFinite(std::span<const double> values, std::size_t columnCount)
{
    const auto odd = std::ranges::find_if(values, [](double value) { return !std::isfinite(value); });
    if (odd == values.end())
        return std::nullopt;
    const auto index = static_cast<std::size_t>(odd - values.begin());
    return ValuePlace{index / columnCount, index % columnCount};
}

Motion withValues(const Motion &motion, std::span<const double> values, int frameCount)
{
    const auto columns = static_cast<std::size_t>(motion.columnCount());
    assert(values.size() == static_cast<std::size_t>(frameCount) * columns);
    Motion result = motion;
    const int common = std::min(frameCount, motion.frameCount());
    if (motion.frameCount() > common)
        result.removeFrames(common, motion.frameCount() - common);
    for (int frame = 0; frame < common && columns > 0; ++frame) {
        const auto wanted = values.subspan(static_cast<std::size_t>(frame) * columns, columns);
        if (!areSameBits(result.frame(frame), wanted))
            std::ranges::copy(wanted, result.editFrame(frame).begin());
    }
    if (frameCount > common) {
        const auto rest = values.subspan(static_cast<std::size_t>(common) * columns);
        result.insertFrames(common, FrameBlock{motion.columnCount(), {rest.begin(), rest.end()}, {}});
    }
    return result;
}

} // namespace limber
