#pragma once

#include <QStyledItemDelegate>

namespace limber {

// Draws a row of the command search: icon, command, and its keys at the right edge.
class CommandDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    enum Role { KeysRole = Qt::UserRole, ActionRole };

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace limber
