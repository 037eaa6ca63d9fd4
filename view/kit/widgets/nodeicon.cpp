#include "widgets/nodeicon.h"

namespace limber {

QColor sideColour(BodySide side, const Colours &colours)
{
    switch (side) {
    case BodySide::Left:
        return colours.left;
    case BodySide::Right:
        return colours.right;
    case BodySide::Centre:
        break;
    }
    return colours.centre;
}

void drawNodeIcon(QPainter &painter, const QRectF &where, JointTreeModel::NodeKind kind, BodySide side,
                  const Colours &colours)
{
    const QColor colour = sideColour(side, colours);
    const QPointF centre = where.center();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    switch (kind) {
    case JointTreeModel::RootKind:
        painter.setPen(QPen(colour, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(centre, 5.5, 5.5);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawEllipse(centre, 2.75, 2.75);
        break;
    case JointTreeModel::JointKind:
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawEllipse(centre, 3.75, 3.75);
        break;
    case JointTreeModel::EndSiteKind:
        painter.setPen(QPen(colour, 1.25));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolygon(QPolygonF({centre + QPointF(0, -3.5), centre + QPointF(3.5, 0), centre + QPointF(0, 3.5),
                                       centre + QPointF(-3.5, 0)}));
        break;
    }
    painter.restore();
}

} // namespace limber
