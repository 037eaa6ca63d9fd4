#pragma once

#include <QPointF>
#include <Qt>

class QMouseEvent;

namespace limber {

class Playhead;
class TimeScale;

// What a drag in the timeline's ruler does: move the current frame or an end of the range, set a new range, or scroll.
class RulerDrag
{
public:
    explicit RulerDrag(TimeScale &scale) : m_scale(scale) {}

    // What a drag did last.
    enum class Effect { Nothing, Frame, Range, Scroll };

    [[nodiscard]] bool isActive() const { return m_kind != Kind::None; }
    // Sets a range or moves one of its ends.
    [[nodiscard]] bool isOfRange() const
    {
        return m_kind == Kind::RangeFirst || m_kind == Kind::RangeLast || m_kind == Kind::NewRange;
    }
    [[nodiscard]] Effect begin(const QMouseEvent &event, const Playhead &playhead);
    [[nodiscard]] Effect moveTo(double x, Playhead &playhead);
    void end() { m_kind = Kind::None; }
    // The frame under the mouse.
    [[nodiscard]] int frame() const { return m_frame; }
    // Whether the mouse is over an end of the range, where it can be grabbed.
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
