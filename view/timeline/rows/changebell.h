#pragma once

#include "posing/changewindow.h"
#include "widgets/timescale.h"

#include <QPolygonF>
#include <QRectF>

namespace limber {

// Where the frames that take some of a change are drawn on a row: a bell over them, with a handle at each end of a
// falloff. A short-lived view of window and scale.
class ChangeBell
{
public:
    static constexpr double handleWidth = 6.0; // pixels
    static constexpr double handleReach = 4.0; // on both sides of a handle's middle

    enum class Handle { None, Before, After };

    ChangeBell(const ChangeWindow &window, const TimeScale &scale, const QRectF &track)
        : m_window(window), m_scale(scale), m_track(track)
    {
    }

    // From the lower edge up to the weight of each frame and down again; what is seen of it.
    [[nodiscard]] QPolygonF outline() const;
    // Where the handle of an end is drawn, given where the falloff begins and ends; an empty one if it is not seen.
    // Ends outside of the track are drawn at its edge while the frame of the change is seen, so that they can be
    // taken.
    [[nodiscard]] QRectF handle(Handle which, double first, double last) const;

private:
    [[nodiscard]] QPointF pointAt(int frame) const;

    const ChangeWindow &m_window;
    const TimeScale &m_scale;
    QRectF m_track;
};

} // namespace limber
