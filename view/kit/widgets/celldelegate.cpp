#include "widgets/celldelegate.h"

#include "widgets/commitonleave.h"

#include <QLineEdit>

namespace limber {

namespace {

// Whether the user changed the text of the editor, which is a line or has one in it.
bool hasTypedText(const QWidget &editor)
{
    const auto *line = qobject_cast<const QLineEdit *>(&editor);
    if (line == nullptr)
        line = editor.findChild<const QLineEdit *>();
    return line == nullptr || line->isModified();
}

} // namespace

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
    new CommitOnLeave(editor, [delegate, &editor] {
        // The view forwards the key that opened the editor. If that closed it, the view would open it again, without
        // end.
        if (!hasTypedText(editor))
            return;
        emit delegate->commitData(&editor);
        emit delegate->closeEditor(&editor);
    });
}

} // namespace limber
