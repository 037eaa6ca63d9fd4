#pragma once

#include "curvespanel/curvedrag.h"

#include <QPainterPath>
#include <QPolygonF>
#include <QRectF>

namespace limber {

class CurvePlot;

// Selects the points in a box or, with a lasso, in any area that the mouse draws. A click selects nothing.
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
    QPolygonF m_points; // of a box only the first and the last
};

} // namespace limber
