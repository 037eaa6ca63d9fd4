#pragma once

#include "theme/colours.h"
#include "widgets/celldelegate.h"

namespace limber {

class JointMarks;

// Draws the rows of the joint tree (icon, name, dimmed numbers) and edits names and numbers in a plain line; numbers
// may be arithmetic.
class HierarchyDelegate : public CellDelegate
{
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

    void setColours(const Colours &colours) { m_colours = colours; }
    // Sets what is drawn at the end of names; must outlive the delegate.
    void setMarks(const JointMarks &marks) { m_marks = &marks; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;

private:
    Colours m_colours;
    const JointMarks *m_marks = nullptr;
};

} // namespace limber
