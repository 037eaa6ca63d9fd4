#include "contactbars/contactdrag.h"

#include <algorithm>
#include <cmath>

namespace limber {

ContactBar ContactDrag::to(double x, const TimeScale &scale, const ContactSnapping &snapping, ContactRows &rows) const
{
    using Grip = ContactLayout::Grip;
    if (spot.grip == Grip::Empty) {
        const double end = snapping ? snapping(x, {-1, -1}) : x;
        return rows.add(spot.row, {scale.nearestFrame(from.x()), scale.nearestFrame(end)});
    }
    FrameInterval interval = rows.intervalOf(spot.bar);
    // A bar keeps its length at the ends of the clip.
    const bool isBar = spot.grip == Grip::Bar;
    const int by = std::clamp(frames(x, scale, snapping), isBar ? -interval.first : -rows.frameCount(),
                              isBar ? rows.frameCount() - 1 - interval.last : rows.frameCount());
    if (spot.grip != Grip::Last)
        interval.first += by;
    if (spot.grip != Grip::First)
        interval.last += by;
    return rows.change(spot.bar, interval);
}

// Returns by how many frames the dragged end or bar moves. For a bar, the end that is nearer to its target snaps.
int ContactDrag::frames(double x, const TimeScale &scale, const ContactSnapping &snapping) const
{
    using Grip = ContactLayout::Grip;
    if (!snapping)
        return scale.nearestFrame(x) - scale.nearestFrame(from.x());
    const FrameInterval interval = before.intervalOf(spot.bar);
    const double moved = x - from.x();
    const auto snapped = [&](int frame) { return snapping(scale.xOf(frame) + moved, interval) - scale.xOf(frame); };
    const double first = snapped(interval.first);
    const double last = snapped(interval.last);
    const auto isNearer = [moved](double a, double b) {
        return a != moved && (b == moved || std::abs(a - moved) <= std::abs(b - moved));
    };
    const bool takesFirst = spot.grip == Grip::First || (spot.grip == Grip::Bar && isNearer(first, last));
    const int end = takesFirst ? interval.first : interval.last;
    return scale.nearestFrame(scale.xOf(end) + (takesFirst ? first : last)) - end;
}

} // namespace limber
