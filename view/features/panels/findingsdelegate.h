#pragma once

#include <QStyledItemDelegate>

namespace limber {

// Draws what was found and, below it and fainter, what was done about it; both texts wrap.
class FindingsDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    enum Role { DoneRole = Qt::UserRole, LineRole, ColumnRole, OddityRole };

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace limber
