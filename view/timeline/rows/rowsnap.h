#pragma once

#include <span>

namespace limber {

class Session;
class TimeScale;

// Where a drag that snaps goes instead of `x`: to a whole second, a marker, a key of the active layer, an end of a
// contact or an end of the range, if one of these is no more than 8 pixels away; the nearest of them. `dragged` are the
// frames of what is dragged, as they were at the press: nothing snaps to itself.
[[nodiscard]] double snappedX(const Session &session, const TimeScale &scale, double x,
                              std::span<const int> dragged = {});
// The same for an end of the range, which snaps to neither of them.
[[nodiscard]] double snappedXOfRange(const Session &session, const TimeScale &scale, double x);

} // namespace limber
