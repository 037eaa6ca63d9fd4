#include "contactbars/contactpicture.h"

#include "widgets/nodeicon.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace limber {

namespace {

constexpr int wideMargin = 12; // if the state is shown, too
constexpr int stateMargin = 34; // after it
constexpr double dotWidth = 8.0;

const ContactRows::Row &rowOf(const ContactPicture &picture, int row)
{
    return picture.rows.rows()[static_cast<std::size_t>(row)];
}

// Draws the dot of the foot's side and whether the foot stands; returns the area between them, for the name.
QRectF paintState(QPainter &painter, int row, const ContactPicture &picture)
{
    const QRectF rowArea = picture.layout.rectOfRow(row);
    const QRectF dot(wideMargin, rowArea.center().y() - 0.5 * dotWidth, dotWidth, dotWidth);
    const double left = dot.right() + 6.0;
    QRectF name(left, rowArea.top(), rowArea.left() - stateMargin - left, rowArea.height());
    const bool isPlanted = picture.rows.barAt(row, picture.frame).isValid();
    const QString state = isPlanted ? QCoreApplication::translate("limber::ContactBars", "planted") : QString();
    painter.setPen(picture.colours.secondaryText);
    painter.drawText(name, Qt::AlignRight | Qt::AlignVCenter, state);
    name.setWidth(
        std::max(1.0, name.width() - painter.fontMetrics().horizontalAdvance(state) - ContactPicture::sideMargin));
    painter.setPen(Qt::NoPen);
    painter.setBrush(sideColour(rowOf(picture, row).side, picture.colours));
    painter.drawEllipse(dot);
    return name;
}

void paintName(QPainter &painter, int row, const ContactPicture &picture)
{
    constexpr int margin = ContactPicture::sideMargin;
    const QRectF rowArea = picture.layout.rectOfRow(row);
    const QRectF name = picture.isStateShown
                            ? paintState(painter, row, picture)
                            : QRectF(margin, rowArea.top(), rowArea.left() - 2 * margin + 1, rowArea.height());
    const bool isStrong = picture.isStateShown || row == picture.strongRow;
    painter.setPen(isStrong ? picture.colours.text : picture.colours.secondaryText);
    // The names in one file differ at their ends, so they are elided elsewhere.
    const QString text = picture.names.value(rowOf(picture, row).joint).simplified();
    painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text, Qt::ElideLeft, static_cast<int>(name.width())));
}

void paintBar(QPainter &painter, ContactBar bar, const ContactPicture &picture)
{
    const QRectF area = picture.layout.rectOf(bar.row, picture.rows.intervalOf(bar));
    const bool isChosen = picture.chosen == bar;
    painter.setPen(isChosen ? QPen(picture.colours.text, 1.5) : QPen(Qt::NoPen));
    painter.setBrush(sideColour(rowOf(picture, bar.row).side, picture.colours));
    painter.drawRoundedRect(area, 2.0, 2.0);
    if (!isChosen)
        return;
    const double x = picture.chosenEnd == ContactLayout::Grip::First ? area.left() : area.right();
    painter.setPen(QPen(picture.colours.selected, 3.0));
    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
}

// Says in a row without bars why it has none.
void paintWhyEmpty(QPainter &painter, int row, const ContactPicture &picture)
{
    constexpr int margin = ContactPicture::sideMargin;
    const QRectF area = picture.layout.rectOfRow(row).adjusted(margin, 0, -margin, 0);
    const QString text = picture.emptyRowTexts.value(rowOf(picture, row).joint);
    painter.setPen(picture.colours.secondaryText);
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(area.width())));
}

void paintRow(QPainter &painter, int row, const ContactPicture &picture)
{
    const QRectF area = picture.layout.rectOfRow(row);
    paintName(painter, row, picture);
    painter.setClipRect(area);
    painter.setPen(QPen(picture.colours.line, 1.0));
    painter.drawLine(QPointF(area.left(), area.bottom() - 0.5), QPointF(area.right(), area.bottom() - 0.5));
    if (rowOf(picture, row).intervals.empty())
        paintWhyEmpty(painter, row, picture);
    for (int index = 0; index < static_cast<int>(rowOf(picture, row).intervals.size()); ++index)
        paintBar(painter, {row, index}, picture);
    painter.setClipping(false);
}

} // namespace

void paintContacts(QPainter &painter, const QRect &area, const ContactPicture &picture)
{
    constexpr int margin = ContactPicture::sideMargin;
    painter.fillRect(area, picture.colours.panel);
    const auto rowCount = static_cast<int>(picture.rows.rows().size());
    if (rowCount == 0) {
        painter.setPen(picture.colours.secondaryText);
        painter.drawText(area.adjusted(margin, 0, -margin, 0), Qt::AlignLeft | Qt::AlignVCenter, picture.emptyText);
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    for (int row = 0; row < rowCount; ++row)
        paintRow(painter, row, picture);
    painter.setPen(QPen(picture.colours.accent, picture.isWide ? 2.0 : 1.5, Qt::SolidLine, Qt::FlatCap));
    const double x = picture.frameX;
    if (x >= picture.layout.rectOfRow(0).left() - 1.0 && x <= area.width())
        painter.drawLine(QPointF(x, 0), QPointF(x, picture.layout.rectOfRow(rowCount - 1).bottom()));
    if (picture.isFocused) {
        painter.setPen(QPen(picture.colours.accent, 1.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

} // namespace limber
