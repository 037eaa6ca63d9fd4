#pragma once

#include "contactbars/contactlayout.h"

#include <functional>

namespace limber {

// Returns where a drag goes instead of to `x`; `dragged` are the frames of the contact at the press.
using ContactSnapping = std::function<double(double x, const FrameInterval &dragged)>;

// A drag of a bar, of one of its ends, or over an empty part of a row, where it adds a bar. Each step starts from the
// rows at the press.
struct ContactDrag
{
    ContactRows before;
    ContactLayout::Spot spot; // the pressed part
    QPointF from;

    // Applies a drag to `x` to `rows`, which must be equal to `before`. Returns the dragged bar. An empty `snapping`
    // means no snapping.
    [[nodiscard]] ContactBar to(double x, const TimeScale &scale, const ContactSnapping &snapping,
                                ContactRows &rows) const;

private:
    [[nodiscard]] int frames(double x, const TimeScale &scale, const ContactSnapping &snapping) const;
};

} // namespace limber
