#pragma once

#include "motion/motion.h"

#include <cmath>
#include <optional>

namespace limber {

// Which frame of a second motion belongs to one of a first: the nearest at the same time, some frames of the first
// later.
class FrameMatch
{
public:
    FrameMatch(const Motion &first, const Motion &second, int shift)
        : m_ratio(first.playingFrameTimeSeconds() / second.playingFrameTimeSeconds()), m_shift(shift)
    {
    }

    // In frames of the second motion; may lie outside of it.
    [[nodiscard]] double positionFor(double firstFrame) const { return (firstFrame + m_shift) * m_ratio; }
    // The nearest of `frameCount` frames; nothing where it would be outside.
    [[nodiscard]] std::optional<int> frameFor(int firstFrame, int frameCount) const
    {
        const double frame = std::round(positionFor(firstFrame));
        if (!(frame >= 0.0 && frame < frameCount))
            return std::nullopt;
        return static_cast<int>(frame);
    }

private:
    double m_ratio; // frames of the second in one of the first
    int m_shift;
};

} // namespace limber
