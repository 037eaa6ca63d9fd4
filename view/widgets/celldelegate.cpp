#include "widgets/celldelegate.h"

#include "widgets/typingend.h"

namespace limber {

QWidget *CellDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QWidget *editor = QStyledItemDelegate::createEditor(parent, option, index);
    if (editor != nullptr)
        finishBeforeCommands(*editor);
    return editor;
}

void CellDelegate::finishBeforeCommands(QWidget &editor) const
{
    auto *delegate = const_cast<CellDelegate *>(this); // Qt makes editors in a const function
    new TypingEnd(editor, [delegate, &editor] {
        emit delegate->commitData(&editor);
        emit delegate->closeEditor(&editor);
    });
}

} // namespace limber
