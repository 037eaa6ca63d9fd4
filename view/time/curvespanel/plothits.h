#pragma once

#include "curvespanel/plotview.h"

#include <QPainterPath>

#include <optional>

namespace limber {

// These functions find what is under the mouse in a plot of curves. They find only channels that can be edited.

[[nodiscard]] std::optional<PointEdit::Point> keyAt(const PlotView &view, const QPointF &position);
[[nodiscard]] std::optional<PointEdit::Point> sampleAt(const PlotView &view, const QPointF &position);

struct HandleHit
{
    PointEdit::Point key;
    KeyEdit::Side side = KeyEdit::Side::After;
};
// Finds a handle of the selected keys.
[[nodiscard]] std::optional<HandleHit> handleAt(const PlotView &view, const QPointF &position);
[[nodiscard]] std::optional<FrameGrip> gripAt(const PlotView &view, const QPointF &position);
// Returns the column of the nearest curve if it is near enough, or at any distance with `isAnyDistance`; -1 if there is
// none.
[[nodiscard]] int curveAt(const PlotView &view, const QPointF &position, bool isAnyDistance = false);

// Return all points in an area; a box is searched faster than other areas.
[[nodiscard]] CurvePoints keysIn(const PlotView &view, const QPainterPath &area);
[[nodiscard]] CurvePoints samplesIn(const PlotView &view, const QPainterPath &area, bool isBox);

} // namespace limber
