#include "timeline/rulerdrag.h"

#include "session/session.h"
#include "timeline/rulerlayout.h"
#include "widgets/timescale.h"

#include <QMouseEvent>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double handleReach = 5.0; // pixels around a range's end

} // namespace

RulerDrag::Kind RulerDrag::kindAt(const QMouseEvent &event, const Playhead &playhead) const
{
    const QPointF position = event.position();
    if (event.button() == Qt::MiddleButton || event.buttons() & Qt::MiddleButton)
        return Kind::Pan;
    if (event.modifiers() & Qt::ShiftModifier)
        return Kind::NewRange;
    if (playhead.hasRange() && position.y() > RulerLayout::rulerHeight) {
        if (std::abs(position.x() - m_scale.xOf(playhead.firstFrame())) <= handleReach)
            return Kind::RangeFirst;
        if (std::abs(position.x() - m_scale.xOf(playhead.lastFrame())) <= handleReach)
            return Kind::RangeLast;
    }
    return Kind::Frame;
}

bool RulerDrag::isOverHandle(const QMouseEvent &event, const Playhead &playhead) const
{
    const Kind kind = kindAt(event, playhead);
    return kind == Kind::RangeFirst || kind == Kind::RangeLast;
}

RulerDrag::Effect RulerDrag::begin(const QMouseEvent &event, const Playhead &playhead)
{
    m_kind = kindAt(event, playhead);
    m_lastX = event.position().x();
    m_frame = m_start = m_scale.nearestFrame(m_lastX);
    return m_kind == Kind::Frame ? Effect::Frame : Effect::Nothing;
}

RulerDrag::Effect RulerDrag::moveTo(double x, Playhead &playhead)
{
    const double moved = m_lastX - x;
    m_lastX = x;
    m_frame = m_scale.nearestFrame(x);
    switch (m_kind) {
    case Kind::Frame:
        return Effect::Frame;
    case Kind::RangeFirst:
        playhead.setRange(std::min(m_frame, playhead.lastFrame()), playhead.lastFrame());
        return Effect::Range;
    case Kind::RangeLast:
        playhead.setRange(playhead.firstFrame(), std::max(m_frame, playhead.firstFrame()));
        return Effect::Range;
    case Kind::NewRange:
        playhead.setRange(std::min(m_frame, m_start), std::max(m_frame, m_start));
        return Effect::Range;
    case Kind::Pan:
        m_scale.pan(moved);
        return Effect::Scroll;
    case Kind::None:
        break;
    }
    return Effect::Nothing;
}

} // namespace limber
