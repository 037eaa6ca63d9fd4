#include "viewport/handles/handlepainter.h"

#include "base/at.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>

namespace limber {

namespace {

constexpr double lineWidth = 2.0;
constexpr double litWidth = 3.5;
constexpr double headLength = 12.0;
constexpr double headHalf = 4.5;
constexpr double letterDistance = 11.0;
constexpr double readoutMargin = 10.0;
constexpr double readoutDistance = 34.0; // from the dragged node
constexpr double figureDistance = 16.0; // of the card from bones
constexpr double canvasMargin = 8.0;
constexpr double polePaintedWidth = 60.0; // leaves width for the word beside it
constexpr double handleReach = 76.0; // of arrows with their letters

constexpr std::array axisParts = {HandlePart::X, HandlePart::Y, HandlePart::Z};

QColor faded(QColor colour, float alpha)
{
    colour.setAlphaF(alpha);
    return colour;
}

void paintLetter(QPainter &painter, const QPointF &at, int axis, const QColor &colour)
{
    QFont font = painter.font();
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(QRectF(at.x() - 10.0, at.y() - 10.0, 20.0, 20.0), Qt::AlignCenter, QString(QChar(u'X' + axis)));
}

void paintArrow(QPainter &painter, const HandleLayout &layout, int axis, bool isLit, const QColor &colour)
{
    const QLineF line = layout.arrow(axis);
    if (line.length() < headLength)
        return;
    const QLineF unit = line.unitVector();
    const QPointF along = unit.p2() - unit.p1();
    const QPointF across(-along.y(), along.x());
    const QPointF neck = line.p2() - headLength * along;
    painter.setPen(QPen(colour, isLit ? litWidth : lineWidth, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(line.p1() + 8.0 * along, neck);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF({line.p2(), neck + headHalf * across, neck - headHalf * across}));
    paintLetter(painter, line.p2() + letterDistance * along, axis, colour);
}

void paintRing(QPainter &painter, const HandleLayout &layout, int axis, bool isLit, const QColor &colour)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(faded(colour, 0.28f), 1.2));
    painter.drawPolyline(layout.backOfRing(axis));
    painter.setPen(QPen(colour, isLit ? litWidth : lineWidth, Qt::SolidLine, Qt::RoundCap));
    painter.drawPolyline(layout.frontOfRing(axis));
    if (isLit && layout.frontOfRing(axis).size() > 2) {
        const QPointF crown = layout.frontOfRing(axis).at(layout.frontOfRing(axis).size() / 2);
        const QLineF out(layout.middle(), crown);
        const QPointF direction = out.length() > 1.0 ? (out.p2() - out.p1()) / out.length() : QPointF(0.0, -1.0);
        paintLetter(painter, crown + letterDistance * direction, axis, colour);
    }
}

void paintMiddle(QPainter &painter, const HandleLayout &layout, bool isLit, const Colours &colours)
{
    painter.setBrush(isLit ? faded(colours.edited, 0.35f) : Qt::transparent);
    painter.setPen(QPen(colours.edited, isLit ? 2.6 : 1.8));
    painter.drawEllipse(layout.middle(), 7.5, 7.5);
}

QRectF insideVertically(QRectF box, const QSizeF &canvas)
{
    const double mostTop = std::max(canvasMargin, canvas.height() - box.height() - canvasMargin);
    box.moveTop(std::clamp(box.top(), canvasMargin, mostTop));
    return box;
}

// Returns a box next to the hand, below it or, where there is no space, above it.
QRectF boxAt(const QPointF &hand, const QSizeF &size, bool toLeft, const QSizeF &canvas)
{
    QRectF box(QPointF(0.0, 0.0), size);
    if (toLeft)
        box.moveTopRight(hand + QPointF(-readoutDistance, readoutDistance));
    else
        box.moveTopLeft(hand + QPointF(readoutDistance, readoutDistance));
    const double mostLeft = std::max(canvasMargin, canvas.width() - box.width() - canvasMargin);
    box.moveLeft(std::clamp(box.left(), canvasMargin, mostLeft));
    const bool isBeside = box.right() < hand.x() || box.left() > hand.x();
    if (isBeside && box.bottom() > canvas.height() - canvasMargin)
        box.moveBottom(hand.y() - readoutDistance);
    return isBeside ? insideVertically(box, canvas) : box;
}

// Moves a box to its side until it covers none of the bones.
QRectF clearOf(const QList<QLineF> &bones, QRectF box, bool toLeft)
{
    const double top = box.top() - figureDistance;
    const double bottom = box.bottom() + figureDistance;
    for (const QLineF &bone : bones) {
        const double low = std::min(bone.y1(), bone.y2());
        const double high = std::max(bone.y1(), bone.y2());
        if (high < top || low > bottom)
            continue;
        // The part of the bone at the height of the box.
        const auto xAt = [&](double y) { return bone.pointAt((std::clamp(y, low, high) - bone.y1()) / bone.dy()).x(); };
        const bool isLevel = high - low < 1.0;
        const double one = isLevel ? bone.x1() : xAt(top);
        const double other = isLevel ? bone.x2() : xAt(bottom);
        if (toLeft)
            box.moveRight(std::min(box.right(), std::min(one, other) - figureDistance));
        else
            box.moveLeft(std::max(box.left(), std::max(one, other) + figureDistance));
    }
    return box;
}

double widthOf(const QFontMetricsF &metrics, const ReadoutLine &line)
{
    double width = 0.0;
    for (const ReadoutLine::Piece &piece : line.pieces)
        width += metrics.horizontalAdvance(piece.text) * (piece.isBold ? 1.08 : 1.0) + 6.0;
    return width;
}

} // namespace

void paintHandles(QPainter &painter, const HandleLayout &layout, HandlePart lit, bool isAlone, const Colours &colours)
{
    if (!layout.isVisible())
        return;
    const bool areRings = layout.shape() == HandleShape::Rings;
    if (areRings && (!isAlone || lit == HandlePart::Screen)) {
        painter.setBrush(Qt::NoBrush);
        const bool isLit = lit == HandlePart::Screen;
        painter.setPen(QPen(isLit ? colours.edited : faded(colours.secondaryText, 0.8f), isLit ? 2.6 : 1.4));
        painter.drawEllipse(layout.middle(), HandleLayout::screenRingPixels, HandleLayout::screenRingPixels);
    }
    const int axes = layout.shape() == HandleShape::Disc ? 0 : 3;
    for (int axis = 0; axis < axes; ++axis) {
        const bool isLit = lit == at(axisParts, axis);
        if (isAlone && !isLit)
            continue;
        const QColor colour = isLit ? colours.edited : colours.axis(axis);
        if (areRings)
            paintRing(painter, layout, axis, isLit, colour);
        else
            paintArrow(painter, layout, axis, isLit, colour);
    }
    if (!areRings)
        paintMiddle(painter, layout, lit == HandlePart::Free, colours);
}

void paintPole(QPainter &painter, const QPointF &joint, const QPointF &pole, const QString &label, bool isLit,
               bool isHeld, const Colours &colours)
{
    constexpr double half = 7.0;
    const QColor colour = isLit ? colours.edited : colours.text;
    painter.setPen(QPen(faded(colours.secondaryText, 0.9f), 1.2, Qt::DashLine));
    painter.drawLine(joint, pole);
    painter.setBrush(isHeld ? colour : colours.raised);
    painter.setPen(QPen(colour, isLit ? 2.4 : 1.6));
    painter.drawPolygon(QPolygonF({pole + QPointF(0.0, -half), pole + QPointF(half, 0.0), pole + QPointF(0.0, half),
                                   pole + QPointF(-half, 0.0)}));
    painter.setPen(isLit ? colours.text : colours.secondaryText);
    painter.drawText(QRectF(pole.x() + half + 4.0, pole.y() - 10.0, polePaintedWidth, 20.0),
                     Qt::AlignLeft | Qt::AlignVCenter, label);
}

QRectF readoutBox(const QFontMetrics &metrics, const QList<ReadoutLine> &lines, const QPointF &hand,
                  const QPointF &figure, const QSizeF &canvas, const QList<QLineF> &bones)
{
    double width = 0.0;
    for (const ReadoutLine &line : lines)
        width = std::max(width, widthOf(metrics, line));
    const double height = static_cast<double>(lines.size()) * (metrics.height() + 2.0);
    const QSizeF size(width + 2.0 * readoutMargin, height + 2.0 * readoutMargin - 4.0);
    const bool isAtLeft = hand.x() <= figure.x();
    for (const bool toLeft : {isAtLeft, !isAtLeft}) {
        const QRectF box = clearOf(bones, boxAt(hand, size, toLeft, canvas), toLeft);
        if (!bones.isEmpty() && box.left() >= canvasMargin && box.right() <= canvas.width() - canvasMargin)
            return box;
    }
    QRectF box = boxAt(hand, size, isAtLeft, canvas);
    // If there is not enough width at the side, the card is placed beyond the handles.
    const bool isBeside = box.right() < hand.x() || box.left() > hand.x();
    if (isBeside)
        return box;
    box.moveTop(hand.y() + handleReach);
    if (box.bottom() > canvas.height() - canvasMargin)
        box.moveBottom(hand.y() - handleReach);
    return insideVertically(box, canvas);
}

void paintReadout(QPainter &painter, const QRectF &box, const QList<ReadoutLine> &lines, const Colours &colours)
{
    painter.setPen(QPen(colours.line, 1.0));
    painter.setBrush(colours.raised);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 5.0, 5.0);
    const QFont plain = painter.font();
    QFont bold = plain;
    bold.setBold(true);
    double baseline = box.top() + readoutMargin - 2.0 + painter.fontMetrics().ascent();
    for (const ReadoutLine &line : lines) {
        double x = box.left() + readoutMargin;
        for (const ReadoutLine::Piece &piece : line.pieces) {
            painter.setFont(piece.isBold ? bold : plain);
            painter.setPen(piece.colour);
            painter.drawText(QPointF(x, baseline), piece.text);
            x += painter.fontMetrics().horizontalAdvance(piece.text) + 6.0;
        }
        painter.setFont(plain);
        baseline += painter.fontMetrics().height() + 2.0;
    }
}

void paintPin(QPainter &painter, const QPointF &joint, const QPointF &disc, bool isTight, const QString &letters,
              const Colours &colours)
{
    painter.setPen(QPen(colours.text, 1.2));
    painter.drawLine(joint, disc);
    painter.setBrush(colours.raised);
    painter.setPen(QPen(isTight ? colours.edited : colours.text, 1.6));
    painter.drawEllipse(disc, pinDiscRadius, pinDiscRadius);
    if (!letters.isEmpty()) {
        QFont font = painter.font();
        font.setBold(true);
        font.setPixelSize(11);
        painter.setFont(font);
        const QPointF corner(pinDiscRadius, pinDiscRadius);
        return painter.drawText(QRectF(disc - corner, disc + corner), Qt::AlignCenter, letters);
    }
    // A drawing pin: head, body and needle.
    QPainterPath pin;
    pin.addRect(disc.x() - 3.5, disc.y() - 6.0, 7.0, 1.8);
    pin.addRect(disc.x() - 2.2, disc.y() - 4.2, 4.4, 4.4);
    pin.addRect(disc.x() - 4.2, disc.y() + 0.2, 8.4, 1.6);
    pin.addRect(disc.x() - 0.6, disc.y() + 1.8, 1.2, 4.6);
    painter.fillPath(pin, isTight ? colours.edited : colours.text);
}

} // namespace limber
