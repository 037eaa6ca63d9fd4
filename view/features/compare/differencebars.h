#pragma once

#include "theme/colours.h"

#include <QStyledItemDelegate>

namespace limber {

// Draws the numbers of a difference table with a bar behind each; its length is the fraction of the column's largest
// number.
class DifferenceBars : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setColours(const Colours &colours) { m_colours = colours; }
    // Sets the place of the compared clip, which decides the colour.
    void setPlace(int place) { m_place = place; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintBar(QPainter &painter, const QRectF &rect, double fraction, bool isAngle) const;

    Colours m_colours = Colours::darkTheme();
    int m_place = 0;
};

} // namespace limber
