#pragma once

#include "curvespanel/plotview.h"

#include <QPainterPath>

#include <optional>

namespace limber {

// What is under the mouse in a plot of curves. Only channels that can be edited are found.

[[nodiscard]] std::optional<PointEdit::Point> keyAt(const PlotView &view, const QPointF &position);
[[nodiscard]] std::optional<PointEdit::Point> sampleAt(const PlotView &view, const QPointF &position);

struct HandleHit
{
    PointEdit::Point key;
    KeyEdit::Side side = KeyEdit::Side::After;
};
// Of the selected keys.
[[nodiscard]] std::optional<HandleHit> handleAt(const PlotView &view, const QPointF &position);
[[nodiscard]] std::optional<FrameGrip> gripAt(const PlotView &view, const QPointF &position);
// The column of the curve that is nearest, if it is near enough; with any distance: the nearest one at all. -1 for
// none.
[[nodiscard]] int curveAt(const PlotView &view, const QPointF &position, bool isAnyDistance = false);

// All points in an area; a box is looked at faster than any other.
[[nodiscard]] CurvePoints keysIn(const PlotView &view, const QPainterPath &area);
[[nodiscard]] CurvePoints samplesIn(const PlotView &view, const QPainterPath &area, bool isBox);

} // namespace limber
