#pragma once

#include "contactbars/contactlayout.h"

#include <functional>

namespace limber {

// Where a drag goes instead of an x, given the frames of the contact as they were at the press.
using ContactSnapping = std::function<double(double x, const FrameInterval &dragged)>;

// A drag of a bar, of one of its ends, or over an empty part of a row, where it adds a bar. Each of its steps starts
// from the rows as they were at the press.
struct ContactDrag
{
    ContactRows before;
    ContactLayout::Spot spot; // what was pressed
    QPointF from;

    // Does to `rows`, which are those from before, what a drag to x does; the bar that is dragged. An empty `snapping`
    // is none.
    [[nodiscard]] ContactBar to(double x, const TimeScale &scale, const ContactSnapping &snapping,
                                ContactRows &rows) const;

private:
    [[nodiscard]] int frames(double x, const TimeScale &scale, const ContactSnapping &snapping) const;
};

} // namespace limber
