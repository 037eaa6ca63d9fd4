#include "search/commanddelegate.h"

#include <QApplication>
#include <QPainter>

namespace limber {

namespace {

constexpr int margin = 8;
constexpr int iconSize = 18;

} // namespace

void CommandDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QString title = item.text;
    const QIcon icon = item.icon;
    item.text.clear();
    item.icon = {};
    item.features.setFlag(QStyleOptionViewItem::HasDecoration, false);
    QApplication::style()->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const bool isOff = !(index.flags() & Qt::ItemIsEnabled);
    const QString keys = index.data(KeysRole).toString();
    QRect area = option.rect.adjusted(margin, 0, -margin, 0);
    const QRect iconArea(area.left(), area.center().y() - iconSize / 2, iconSize, iconSize);
    icon.paint(painter, iconArea, Qt::AlignCenter, isOff ? QIcon::Disabled : QIcon::Normal);
    area.setLeft(iconArea.right() + margin);
    painter->save();
    const QColor faint = option.palette.color(QPalette::PlaceholderText);
    painter->setPen(faint);
    painter->drawText(area, Qt::AlignRight | Qt::AlignVCenter, keys);
    area.setRight(area.right() - option.fontMetrics.horizontalAdvance(keys) - margin);
    painter->setPen(isOff ? faint : option.palette.color(QPalette::Text));
    painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                      option.fontMetrics.elidedText(title, Qt::ElideRight, area.width()));
    painter->restore();
}

QSize CommandDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {0, std::max(iconSize, option.fontMetrics.height()) + 8};
}

} // namespace limber
