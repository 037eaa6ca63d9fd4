#include "retargeting/sourcedelegate.h"

#include "session/retargeting/mappingmodel.h"

#include <QComboBox>
#include <QCompleter>
#include <QLineEdit>
#include <QTimer>

namespace limber {

namespace {

constexpr auto isClosed = "isClosed"; // a closed editor lives on until the next turn of the event loop

} // namespace

QWidget *SourceDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const auto *model = qobject_cast<const MappingModel *>(index.model());
    auto *box = new QComboBox(parent);
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    box->addItem(model->sourceName(NoJoint), NoJoint);
    for (const QString &name : model->sourceNames().shortNames())
        box->addItem(name, box->count() - 1);
    box->completer()->setFilterMode(Qt::MatchContains);
    box->completer()->setCompletionMode(QCompleter::PopupCompletion);
    box->setMaxVisibleItems(20);
    connect(this, &SourceDelegate::closeEditor, box, [box](QWidget *closed) {
        if (closed == box)
            box->setProperty(isClosed, true);
    });
    // This runs after Qt has handled Enter: the list of completions takes the key even if nothing in it is marked, and
    // then the typed text counts.
    const auto finishLater = [this, box] { QTimer::singleShot(0, box, [this, box] { finish(box); }); };
    connect(box, &QComboBox::activated, this, finishLater);
    connect(box->lineEdit(), &QLineEdit::returnPressed, this, finishLater);
    return box;
}

void SourceDelegate::finish(QComboBox *box) const
{
    if (box->property(isClosed).toBool())
        return;
    emit const_cast<SourceDelegate *>(this)->commitData(box);
    emit const_cast<SourceDelegate *>(this)->closeEditor(box);
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
