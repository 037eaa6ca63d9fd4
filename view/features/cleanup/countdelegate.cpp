#include "cleanup/countdelegate.h"

#include <QApplication>
#include <QPainter>

namespace limber {

namespace {

constexpr int countMargin = 4;
constexpr int leastCountGap = 6;

} // namespace

// The name has priority: a count that does not fit appears in the tool tip only.
void CountDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const QString count = index.data(CountRole).toString();
    if (count.isEmpty())
        return;
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QStyle *style = item.widget != nullptr ? item.widget->style() : QApplication::style();
    const QRect text = style->subElementRect(QStyle::SE_ItemViewItemText, &item, item.widget);
    const QRect space =
        text.adjusted(item.fontMetrics.horizontalAdvance(item.text) + leastCountGap, 0, -countMargin, 0);
    if (item.fontMetrics.horizontalAdvance(count) > space.width())
        return;
    const bool isSelected = item.state & QStyle::State_Selected;
    painter->setFont(item.font);
    painter->setPen(item.palette.color(isSelected ? QPalette::HighlightedText : QPalette::PlaceholderText));
    painter->drawText(space, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, count);
}

} // namespace limber
