#pragma once

#include "curvespanel/curvedrag.h"
#include "curvespanel/plothits.h"

#include <optional>

namespace limber {

class CurvePlot;

// Moves the selected points. Shift restricts the movement to one direction, Alt makes values finer, Ctrl inverts
// snapping. A click on one of several selected points selects only that one.
class PointsDrag : public CurveDrag
{
public:
    PointsDrag(CurvePlot &plot, PointEdit &points, const PointEdit::Point &pressed, const QPointF &at,
               Qt::KeyboardModifiers modifiers);
    void moveTo(const QPointF &position, Qt::KeyboardModifiers modifiers) override;
    void release(const QPointF &position, Qt::KeyboardModifiers modifiers) override;
    void cancel() override;
    [[nodiscard]] QString readout() const override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] Qt::Orientations scrolls() const override;

private:
    [[nodiscard]] int framesBy(double frames, bool snaps) const;
    [[nodiscard]] double amountBy(double values, bool snaps, bool isFine) const;

    CurvePlot &m_plot;
    PointEdit &m_points;
    PointEdit::Point m_point;
    QPointF m_pressed;
    // Where the press was in time and values: the plot may scroll since then.
    double m_pressedFrame = 0.0;
    double m_pressedValue = 0.0;
    double m_value = 0.0; // of the point at the press
    bool m_selectsOne = false; // if the drag stays a click
    bool m_isMoved = false;
    bool m_movesTime = false;
};

// Rotates the tangent of a key, and those of the other selected keys by the same amount.
class HandleDrag : public CurveDrag
{
public:
    HandleDrag(CurvePlot &plot, const HandleHit &hit);
    void moveTo(const QPointF &position, Qt::KeyboardModifiers modifiers) override;
    void release(const QPointF &position, Qt::KeyboardModifiers modifiers) override;
    void cancel() override;
    [[nodiscard]] QString readout() const override;

private:
    CurvePlot &m_plot;
    HandleHit m_hit;
    KeyPoint m_before;
    double m_by = 0.0;
    bool m_isMoved = false;
};

// Scales the selected points with a grip of their frame, about the opposite side or, with Alt, about the middle.
class ScaleDrag : public CurveDrag
{
public:
    ScaleDrag(CurvePlot &plot, PointEdit &points, const FrameGrip &grip, const QRectF &frame);
    void moveTo(const QPointF &position, Qt::KeyboardModifiers modifiers) override;
    void release(const QPointF &position, Qt::KeyboardModifiers modifiers) override;
    void cancel() override;
    [[nodiscard]] QString readout() const override;
    [[nodiscard]] QString description() const override;

private:
    CurvePlot &m_plot;
    PointEdit &m_points;
    FrameGrip m_grip;
    QRectF m_frame;
    bool m_isMoved = false;
};

// Draws over the samples of one channel.
class PenDrag : public CurveDrag
{
public:
    explicit PenDrag(CurvePlot &plot) : m_plot(plot) {}
    void moveTo(const QPointF &position, Qt::KeyboardModifiers modifiers) override;
    void release(const QPointF &position, Qt::KeyboardModifiers modifiers) override;
    void cancel() override;
    [[nodiscard]] QString description() const override;

private:
    CurvePlot &m_plot;
    bool m_isMoved = false;
};

} // namespace limber
