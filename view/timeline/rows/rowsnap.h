#pragma once

namespace limber {

class Session;
class TimeScale;

// Where a drag that snaps goes instead of `x`: to a whole second, a marker or an end of the range, if one of these is
// no more than 8 pixels away.
[[nodiscard]] double snappedX(const Session &session, const TimeScale &scale, double x);

} // namespace limber
