#include "contactbars/contactpicture.h"

#include "base/at.h"
#include "widgets/nodeicon.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace limber {

namespace {

constexpr int wideMargin = 12; // if the state is shown, too
constexpr int stateMargin = 34; // after it
constexpr double dotWidth = 8.0;
constexpr double toeStrength = 0.6;
constexpr double aroundArc = 2.5; // above and below
constexpr double besideAirText = 5.0;
constexpr int airTextSize = 11; // pixels

const ContactRows::Row &rowOf(const ContactPicture &picture, int row)
{
    return at(picture.rows.rows(), row);
}

bool isLine(const ContactPicture &picture, int row, int line)
{
    return row >= 0 && row < static_cast<int>(picture.rows.rows().size()) && rowOf(picture, row).line == line;
}

// Draws the dot of the foot's side and whether foot or toe stand; returns the area between them, for the name.
QRectF paintState(QPainter &painter, int line, const ContactPicture &picture)
{
    const QRectF area = picture.layout.rectOfLine(line);
    const std::vector<int> rows = picture.rows.rowsOfLine(line);
    const QRectF dot(wideMargin, area.center().y() - 0.5 * dotWidth, dotWidth, dotWidth);
    const double left = dot.right() + 6.0;
    QRectF name(left, area.top(), area.left() - stateMargin - left, area.height());
    const bool isPlanted =
        std::ranges::any_of(rows, [&](int row) { return picture.rows.barAt(row, picture.frame).isValid(); });
    const QString state = isPlanted ? QCoreApplication::translate("limber::ContactBars", "planted") : QString();
    painter.setPen(picture.colours.secondaryText);
    painter.drawText(name, Qt::AlignRight | Qt::AlignVCenter, state);
    name.setWidth(
        std::max(1.0, name.width() - painter.fontMetrics().horizontalAdvance(state) - ContactPicture::sideMargin));
    painter.setPen(Qt::NoPen);
    painter.setBrush(sideColour(rowOf(picture, rows.front()).side, picture.colours));
    painter.drawEllipse(dot);
    return name;
}

void paintName(QPainter &painter, int line, const ContactPicture &picture)
{
    constexpr int margin = ContactPicture::sideMargin;
    const QRectF area = picture.layout.rectOfLine(line);
    const QRectF name = picture.isStateShown ? paintState(painter, line, picture)
                                             : QRectF(margin, area.top(), area.left() - 2 * margin + 1, area.height());
    const bool isStrong = picture.isStateShown || isLine(picture, picture.strongRow, line);
    painter.setPen(isStrong ? picture.colours.text : picture.colours.secondaryText);
    // The names in one file differ at their ends, so they are elided elsewhere.
    const QString text = picture.names.value(line).simplified();
    painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text, Qt::ElideLeft, static_cast<int>(name.width())));
}

// Below its foot, a toe has the colour of the side in part.
QColor colourOf(const ContactRows::Row &row, const Colours &colours)
{
    QColor colour = sideColour(row.side, colours);
    if (row.place == ContactRows::Place::Lower)
        colour.setAlphaF(static_cast<float>(toeStrength));
    return colour;
}

void paintBar(QPainter &painter, ContactBar bar, const ContactPicture &picture)
{
    const QRectF area = picture.layout.rectOf(bar.row, picture.rows.intervalOf(bar));
    const bool isChosen = picture.chosen == bar;
    painter.setPen(isChosen ? QPen(picture.colours.text, 1.5) : QPen(Qt::NoPen));
    painter.setBrush(colourOf(rowOf(picture, bar.row), picture.colours));
    painter.drawRoundedRect(area, 2.0, 2.0);
    if (!isChosen)
        return;
    const double x = picture.chosenEnd == ContactLayout::Grip::First ? area.left() : area.right();
    painter.setPen(QPen(picture.colours.selected, 3.0));
    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
}

// Says in a line without bars why it has none.
void paintWhyEmpty(QPainter &painter, int line, const ContactPicture &picture)
{
    constexpr int margin = ContactPicture::sideMargin;
    const QRectF area = picture.layout.rectOfLine(line).adjusted(margin, 0, -margin, 0);
    QString text;
    for (const int row : picture.rows.rowsOfLine(line)) {
        if (text.isEmpty())
            text = picture.emptyRowTexts.value(rowOf(picture, row).joint);
    }
    painter.setPen(picture.colours.secondaryText);
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(area.width())));
}

// Shows which of the rows of a line the keyboard has chosen, also while it has no bar.
void paintChosenRow(QPainter &painter, const ContactPicture &picture)
{
    constexpr double width = 3.0;
    QRectF mark = picture.layout.rectOf(picture.strongRow, {0, 0});
    mark.moveLeft(picture.layout.rectOfRow(picture.strongRow).left());
    mark.setWidth(width);
    painter.fillRect(mark, picture.colours.accent);
}

// Draws an arc from take-off to landing.
void paintAirMark(QPainter &painter, const AirMark &mark, const ContactPicture &picture)
{
    const QRectF first = picture.layout.rectOfLine(0);
    const QRectF across = picture.layout.rectOf(0, mark.frames);
    const double bottom = picture.layout.rectOfLine(picture.rows.lineCount() - 1).bottom() - aroundArc;
    const double handle = 2.0 * (first.top() + aroundArc) - bottom; // the arc reaches half as high
    QPainterPath arc(QPointF(across.left(), bottom));
    arc.quadTo(QPointF(across.center().x(), handle), QPointF(across.right(), bottom));
    const QColor colour = mark.isWarning ? picture.colours.warning : picture.colours.secondaryText;
    QColor fill = colour;
    fill.setAlphaF(0.15f);
    painter.setPen(QPen(colour, 1.2, mark.isWarning ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(fill);
    painter.drawPath(arc);
    if (painter.fontMetrics().horizontalAdvance(mark.text) + 2.0 * besideAirText > across.width())
        return;
    painter.setPen(picture.colours.text);
    painter.drawText(QRectF(across.left(), first.top() + aroundArc, across.width(), first.height() - aroundArc),
                     Qt::AlignCenter, mark.text);
}

void paintAirMarks(QPainter &painter, const ContactPicture &picture)
{
    painter.save();
    painter.setClipRect(picture.layout.rectOfLine(0) | picture.layout.rectOfLine(picture.rows.lineCount() - 1));
    QFont small = painter.font();
    small.setPixelSize(airTextSize);
    painter.setFont(small);
    for (const AirMark &mark : picture.airMarks)
        paintAirMark(painter, mark, picture);
    painter.restore();
}

void paintLine(QPainter &painter, int line, const ContactPicture &picture)
{
    const QRectF area = picture.layout.rectOfLine(line);
    const std::vector<int> rows = picture.rows.rowsOfLine(line);
    paintName(painter, line, picture);
    painter.setClipRect(area);
    painter.setPen(QPen(picture.colours.line, 1.0));
    painter.drawLine(QPointF(area.left(), area.bottom() - 0.5), QPointF(area.right(), area.bottom() - 0.5));
    if (std::ranges::all_of(rows, [&](int row) { return rowOf(picture, row).intervals.empty(); }))
        paintWhyEmpty(painter, line, picture);
    for (const int row : rows) {
        for (int index = 0; index < static_cast<int>(rowOf(picture, row).intervals.size()); ++index)
            paintBar(painter, {row, index}, picture);
    }
    if (rows.size() > 1 && isLine(picture, picture.strongRow, line))
        paintChosenRow(painter, picture);
    painter.setClipping(false);
}

} // namespace

void paintContacts(QPainter &painter, const QRect &area, const ContactPicture &picture)
{
    constexpr int margin = ContactPicture::sideMargin;
    painter.fillRect(area, picture.colours.panel);
    const int lineCount = picture.rows.lineCount();
    if (lineCount == 0) {
        painter.setPen(picture.colours.secondaryText);
        painter.drawText(area.adjusted(margin, 0, -margin, 0), Qt::AlignLeft | Qt::AlignVCenter, picture.emptyText);
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    paintAirMarks(painter, picture);
    for (int line = 0; line < lineCount; ++line)
        paintLine(painter, line, picture);
    painter.setPen(QPen(picture.colours.accent, picture.isWide ? 2.0 : 1.5, Qt::SolidLine, Qt::FlatCap));
    const double x = picture.frameX;
    if (x >= picture.layout.rectOfLine(0).left() - 1.0 && x <= area.width())
        painter.drawLine(QPointF(x, 0), QPointF(x, picture.layout.rectOfLine(lineCount - 1).bottom()));
    if (picture.isFocused) {
        painter.setPen(QPen(picture.colours.accent, 1.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

} // namespace limber
