#pragma once

#include <span>

namespace limber {

class Session;
class TimeScale;
class ToolSettings;

// Where a drag that snaps goes instead of `x`: to the nearest target of those that the user has chosen, if it is no
// more than 8 pixels away. `dragged` are the frames of what is dragged, as they were at the press: nothing snaps to
// itself. Without tools all targets count.
[[nodiscard]] double snappedX(const Session &session, const ToolSettings *tools, const TimeScale &scale, double x,
                              std::span<const int> dragged = {});
// The same for an end of the range, which snaps to neither of them.
[[nodiscard]] double snappedXOfRange(const Session &session, const ToolSettings *tools, const TimeScale &scale,
                                     double x);

} // namespace limber
