#pragma once

#include <QStyledItemDelegate>

namespace limber {

// Edits cells so that nothing typed is left out: a command, a press of the mouse elsewhere and the closing of the
// window take what stands in the editor first.
class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    // For editors that a delegate makes itself.
    void finishBeforeCommands(QWidget &editor) const;
};

} // namespace limber
