#pragma once

#include "theme/colours.h"
#include "viewport/handles/handlelayout.h"

#include <QLineF>
#include <QList>
#include <QString>

class QFontMetrics;
class QPainter;

namespace limber {

// A line of the text beside a handle: pieces in their colours, one after the other.
struct ReadoutLine
{
    struct Piece
    {
        QString text; // plain text
        QColor colour;
        bool isBold = false;
    };
    QList<Piece> pieces;
};

// Draws arrows or rings. `lit` is the part under the mouse or being dragged; with `isAlone` only that part is drawn.
void paintHandles(QPainter &painter, const HandleLayout &layout, HandlePart lit, bool isAlone, const Colours &colours);

// Draws the diamond to which a knee or an elbow at `joint` points, and a line between them; the diamond is filled if it
// is held.
void paintPole(QPainter &painter, const QPointF &joint, const QPointF &pole, const QString &label, bool isLit,
               bool isHeld, const Colours &colours);

// Returns the box of a small card with numbers: next to the dragged node, away from the middle of the figure, and
// inside the canvas. It covers none of the bones if there is space beside them.
QRectF readoutBox(const QFontMetrics &metrics, const QList<ReadoutLine> &lines, const QPointF &hand,
                  const QPointF &figure, const QSizeF &canvas, const QList<QLineF> &bones = {});
// Draws the card there.
void paintReadout(QPainter &painter, const QRectF &box, const QList<ReadoutLine> &lines, const Colours &colours);

// Draws a disc with a pin beside a pinned joint, or with the letters of the joint that carries it; `isTight` means that
// the rotation is pinned, too.
void paintPin(QPainter &painter, const QPointF &joint, const QPointF &disc, bool isTight, const QString &letters,
              const Colours &colours);
inline constexpr double pinDiscRadius = 10.0; // pixels

} // namespace limber
