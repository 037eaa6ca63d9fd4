#pragma once

#include <QStyledItemDelegate>

class QComboBox;

namespace limber {

// Lets the user choose the source joint of a row: from a list in the hierarchy's order, or by typing a part of its
// name.
class SourceDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;

private:
    void finish(QComboBox *box) const; // accepts its text and closes it
};

} // namespace limber
