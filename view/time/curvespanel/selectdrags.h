#pragma once

#include "curvespanel/curvedrag.h"

#include <QPainterPath>
#include <QPolygonF>
#include <QRectF>

namespace limber {

class CurvePlot;

// Selects the points in a box or, with a lasso, in any area that the mouse draws. A click without Shift or Ctrl clears
// the selection.
class SelectDrag : public CurveDrag
{
public:
    SelectDrag(CurvePlot &plot, const QPointF &pressed, bool isLasso);
    void moveTo(const QPointF &position, Qt::KeyboardModifiers modifiers) override;
    void release(const QPointF &position, Qt::KeyboardModifiers modifiers) override;
    void paint(QPainter &painter, const Colours &colours) const override;

private:
    [[nodiscard]] QPainterPath area() const;

    CurvePlot &m_plot;
    bool m_isLasso;
    QPolygonF m_points; // a box has only the first and the last point
};

} // namespace limber
