#pragma once

#include "widgets/timescale.h"

#include <QString>

#include <vector>

class QFontMetrics;

namespace limber {

// How the ruler counts time.
enum class TimeUnit { Frames, Seconds, Timecode };

// A mark of the ruler; seconds need not fall on a frame.
struct RulerTick
{
    double frame = 0.0;
    QString label; // empty for the small ones
};

// The marks of the part that the scale shows, with labels that do not touch each other.
[[nodiscard]] std::vector<RulerTick> rulerTicks(TimeUnit unit, const TimeScale &scale, double frameTimeSeconds,
                                                const QFontMetrics &metrics);

// "00:01:23:05": hours, minutes, seconds and frames, where a second has the nearest whole number of frames. So every
// frame has a time of its own, as in cutting programs, but for odd frame rates it is not exactly its time.
[[nodiscard]] QString timecode(int frame, double frameTimeSeconds);

// The word by which settings know a unit, and back; frames for other words.
[[nodiscard]] QString wordOf(TimeUnit unit);
[[nodiscard]] TimeUnit timeUnitOf(const QString &word);

} // namespace limber
