#pragma once

#include "geometry/geometry.h"
#include "operations/operationinput.h"
#include "operations/parameter.h"

#include <algorithm>

namespace limber {

// The setting of operations that turn joints there and back within their frames.
[[nodiscard]] inline Parameter turningFadeParameter()
{
    return {.name = "fade",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Fade"),
            .help = QT_TRANSLATE_NOOP("limber::Operation",
                                      "How long it takes to turn there and back, inside the frames. It does not fade "
                                      "where the clip begins and ends."),
            .unit = Unit::Seconds,
            .standard = "0.4",
            .least = 0.0,
            .most = 5.0};
}

// How much of a turn each frame takes: it rises and fades inside the input's frames, unless the clip begins or ends
// there.
class TurningFade
{
public:
    // The input must outlive it and have the setting.
    explicit TurningFade(const OperationInput &input)
        : m_frames(input.frames), m_isWhole{input.frames.first == 0,
                                            input.frames.last == input.clip.motion.frameCount() - 1},
          m_fadeFrames(std::min(input.frames.frameCount() / 2.0,
                                input.values.number("fade") / input.clip.motion.playingFrameTimeSeconds()))
    {
    }

    // Returns the part of a frame, 0 to 1.
    [[nodiscard]] double weight(int frame) const
    {
        const double rise = m_isWhole[0] ? 1.0 : (frame - m_frames.first + 1) / (m_fadeFrames + 1.0);
        const double fall = m_isWhole[1] ? 1.0 : (m_frames.last - frame + 1) / (m_fadeFrames + 1.0);
        return smootherStep(std::min(rise, fall));
    }

private:
    FrameInterval m_frames;
    bool m_isWhole[2]; // whether they begin and end with the clip
    double m_fadeFrames;
};

} // namespace limber
