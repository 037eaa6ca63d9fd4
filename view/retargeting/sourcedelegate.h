#pragma once

#include "items/mappingmodel.h"

#include <QStyledItemDelegate>

namespace limber {

// Chooses the source joint of a row: from a list in the hierarchy's order, or by typing a part of its name.
class SourceDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    SourceDelegate(const RetargetSetup &setup, QObject *parent = nullptr);

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;

private:
    const RetargetSetup &m_setup;
};

} // namespace limber
