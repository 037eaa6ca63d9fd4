#pragma once

#include "curvespanel/curvedrag.h"
#include "curvespanel/valuescale.h"
#include "widgets/timescale.h"

namespace limber {

class CurvePlot;
class TimelineRuler;

// Moves the current frame.
class FrameDrag : public CurveDrag
{
public:
    FrameDrag(TimelineRuler &ruler, const TimeScale &time) : m_ruler(ruler), m_time(time) {}
    void moveTo(const QPointF &position, Qt::KeyboardModifiers modifiers) override;
    void release(const QPointF &, Qt::KeyboardModifiers) override {}

private:
    TimelineRuler &m_ruler;
    const TimeScale &m_time;
};

// Pans the view, or zooms it if Ctrl was held at the press.
class ShiftDrag : public CurveDrag
{
public:
    ShiftDrag(CurvePlot &plot, const QPointF &pressed, bool zooms);
    void moveTo(const QPointF &position, Qt::KeyboardModifiers modifiers) override;
    void release(const QPointF &, Qt::KeyboardModifiers) override {}

private:
    CurvePlot &m_plot;
    QPointF m_pressed;
    QPointF m_last;
    bool m_zooms;
};

// Scales the values about the value at the press.
class ValueScaleDrag : public CurveDrag
{
public:
    ValueScaleDrag(CurvePlot &plot, const QPointF &pressed);
    void moveTo(const QPointF &position, Qt::KeyboardModifiers modifiers) override;
    void release(const QPointF &, Qt::KeyboardModifiers) override {}

private:
    CurvePlot &m_plot;
    QPointF m_pressed;
    ValueScale m_before;
};

} // namespace limber
