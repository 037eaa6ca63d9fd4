#pragma once

#include "widgets/timescale.h"

#include <QString>

#include <vector>

class QFontMetrics;

namespace limber {

// The unit in which the ruler shows time.
enum class TimeUnit { Frames, Seconds, Timecode };

// A tick of the ruler; a tick in seconds need not be at a whole frame.
struct RulerTick
{
    double frame = 0.0;
    QString label; // empty for small ticks
};

// Returns the ticks of the part that the scale shows, with labels that do not touch each other.
[[nodiscard]] std::vector<RulerTick> rulerTicks(TimeUnit unit, const TimeScale &scale, double frameTimeSeconds,
                                                const QFontMetrics &metrics);

// Returns "00:01:23:05": hours, minutes, seconds and frames, where a second has the nearest whole number of frames.
// Every frame thus has a time of its own, as in editing programs, but at odd frame rates it is not exactly its time.
[[nodiscard]] QString timecode(int frame, double frameTimeSeconds);

// Return the word by which settings know a unit, and the unit of a word; frames for unknown words.
[[nodiscard]] QString wordOf(TimeUnit unit);
[[nodiscard]] TimeUnit timeUnitOf(const QString &word);

} // namespace limber
