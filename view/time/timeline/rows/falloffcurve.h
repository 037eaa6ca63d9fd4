#pragma once

#include "posing/changewindow.h"
#include "widgets/timescale.h"

#include <QPolygonF>
#include <QRectF>

namespace limber {

// The shape on a row of the frames that take a part of a change: a bell over them, with a handle at each end of a
// falloff. It is a short-lived view of window and scale.
class FalloffCurve
{
public:
    static constexpr double handleWidth = 6.0; // pixels
    static constexpr double handleReach = 4.0; // on both sides of a handle's middle

    enum class Handle { None, Before, After };

    FalloffCurve(const ChangeWindow &window, const TimeScale &scale, const QRectF &track)
        : m_window(window), m_scale(scale), m_track(track)
    {
    }

    // Returns the visible outline from the lower edge up to the weight of each frame and down again.
    [[nodiscard]] QPolygonF outline() const;
    // Returns where the handle of an end is drawn, given where the falloff begins and ends; empty if it is not visible.
    // Handles outside the track are drawn at its edge while the frame of the change is visible, so that they can be
    // grabbed.
    [[nodiscard]] QRectF handle(Handle which, double first, double last) const;

private:
    [[nodiscard]] QPointF pointAt(int frame) const;

    const ChangeWindow &m_window;
    const TimeScale &m_scale;
    QRectF m_track;
};

} // namespace limber
