#pragma once

#include "theme/colours.h"
#include "viewport/handles/handlelayout.h"

#include <QList>
#include <QString>

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

// Draws arrows or rings; `lit` is the part under the mouse or in its hand, and `isAlone` leaves only that one.
void paintHandles(QPainter &painter, const HandleLayout &layout, HandlePart lit, bool isAlone, const Colours &colours);

// A small card with figures next to a point, inside of the canvas. Answers where it is.
QRectF readoutBox(const QFontMetrics &metrics, const QList<ReadoutLine> &lines, const QPointF &beside,
                  const QSizeF &canvas);
// Draws it there.
void paintReadout(QPainter &painter, const QRectF &box, const QList<ReadoutLine> &lines, const Colours &colours);

// The disc with a pin beside a pinned joint; `isTight` also holds the rotation.
void paintPin(QPainter &painter, const QPointF &joint, const QPointF &disc, bool isTight, const Colours &colours);

} // namespace limber
