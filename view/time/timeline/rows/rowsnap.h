#pragma once

#include <span>

namespace limber {

class Session;
class TimeScale;
class ToolSettings;

// Returns where a snapping drag goes instead of `x`: to the nearest of the targets that the user chose, if it is at
// most 8 pixels away. `dragged` are the frames of the dragged object at the press, because nothing snaps to itself.
// Without tools all targets count.
[[nodiscard]] double snappedX(const Session &session, const ToolSettings *tools, const TimeScale &scale, double x,
                              std::span<const int> dragged = {});
// Does the same for an end of the range, which snaps to neither end.
[[nodiscard]] double snappedXOfRange(const Session &session, const ToolSettings *tools, const TimeScale &scale,
                                     double x);

} // namespace limber
