#pragma once

#include <QPointF>
#include <Qt>

class QMouseEvent;

namespace limber {

class Playhead;
class TimeScale;

// A drag in the timeline's ruler: it moves the current frame or an end of the range, sets a new range, or scrolls.
class RulerDrag
{
public:
    explicit RulerDrag(TimeScale &scale) : m_scale(scale) {}

    // The effect of the last movement.
    enum class Effect { Nothing, Frame, Range, Scroll };

    [[nodiscard]] bool isActive() const { return m_kind != Kind::None; }
    // Returns whether the drag sets a range or moves one of its ends.
    [[nodiscard]] bool isOfRange() const
    {
        return m_kind == Kind::RangeFirst || m_kind == Kind::RangeLast || m_kind == Kind::NewRange;
    }
    [[nodiscard]] Effect begin(const QMouseEvent &event, const Playhead &playhead);
    [[nodiscard]] Effect moveTo(double x, Playhead &playhead);
    void end() { m_kind = Kind::None; }
    // Returns where the mouse is.
    [[nodiscard]] double x() const { return m_lastX; }
    // Returns whether the mouse is over an end of the range, where a drag would move it.
    [[nodiscard]] bool isOverHandle(const QMouseEvent &event, const Playhead &playhead) const;

private:
    enum class Kind { None, Frame, RangeFirst, RangeLast, NewRange, Pan };

    [[nodiscard]] Kind kindAt(const QMouseEvent &event, const Playhead &playhead) const;

    TimeScale &m_scale;
    Kind m_kind = Kind::None;
    int m_start = 0; // frame
    int m_frame = 0;
    double m_lastX = 0.0;
};

} // namespace limber
