#pragma once

#include <QStyledItemDelegate>

namespace limber {

// Draws a list's rows with a short text at their right end, dimmer than the row's own: how much an operation would
// find.
class CountDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int CountRole = Qt::UserRole + 100;

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace limber
