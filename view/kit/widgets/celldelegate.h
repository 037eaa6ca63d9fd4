#pragma once

#include <QStyledItemDelegate>

namespace limber {

// Edits cells so that no typed text is lost: before a command, a press of the mouse elsewhere or the closing of the
// window, the text in the editor is accepted.
class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    // Call this for editors that a delegate makes itself.
    void finishBeforeCommands(QWidget &editor) const;
};

} // namespace limber
