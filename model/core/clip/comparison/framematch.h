#pragma once

#include "motion/motion.h"

#include <cmath>
#include <optional>

namespace limber {

// Maps frames of a first motion to frames of a second one: to the nearest frame at the same time plus a shift by some
// frames of the first.
class FrameMatch
{
public:
    FrameMatch(const Motion &first, const Motion &second, int shift)
        : m_ratio(first.playingFrameTimeSeconds() / second.playingFrameTimeSeconds()), m_shift(shift)
    {
    }

    // Returns the position in frames of the second motion; it may lie outside of the motion.
    [[nodiscard]] double positionFor(double firstFrame) const { return (firstFrame + m_shift) * m_ratio; }
    // Returns the nearest of `frameCount` frames, or nothing if it would be outside.
    [[nodiscard]] std::optional<int> frameFor(int firstFrame, int frameCount) const
    {
        const double frame = std::round(positionFor(firstFrame));
        if (!(frame >= 0.0 && frame < frameCount))
            return std::nullopt;
        return static_cast<int>(frame);
    }

private:
    double m_ratio; // frames of the second motion per frame of the first
    int m_shift;
};

} // namespace limber
