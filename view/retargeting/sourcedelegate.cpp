#include "retargeting/sourcedelegate.h"

#include <QComboBox>
#include <QCompleter>
#include <QLineEdit>

namespace limber {

SourceDelegate::SourceDelegate(const RetargetSetup &setup, QObject *parent)
    : QStyledItemDelegate(parent), m_setup(setup)
{
}

QWidget *SourceDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &) const
{
    auto *box = new QComboBox(parent);
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    box->addItem(tr("(unmapped)"), NoJoint);
    for (int joint = 0; joint < m_setup.source().jointCount(); ++joint)
        box->addItem(m_setup.sourceName(joint), joint);
    box->completer()->setFilterMode(Qt::MatchContains);
    box->completer()->setCompletionMode(QCompleter::PopupCompletion);
    box->setMaxVisibleItems(20);
    // A choice from the list is meant; typed text is when Enter is pressed.
    connect(box, &QComboBox::activated, this, [this, box] {
        emit const_cast<SourceDelegate *>(this)->commitData(box);
        emit const_cast<SourceDelegate *>(this)->closeEditor(box);
    });
    return box;
}

void SourceDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    auto *box = qobject_cast<QComboBox *>(editor);
    box->setCurrentIndex(box->findData(index.data(MappingModel::SourceRole)));
    box->lineEdit()->selectAll();
}

void SourceDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    const auto *box = qobject_cast<QComboBox *>(editor);
    const int row = box->currentIndex();
    if (row >= 0 && box->currentText() == box->itemText(row))
        model->setData(index, box->itemData(row).toInt());
    else
        model->setData(index, box->currentText());
}

} // namespace limber
