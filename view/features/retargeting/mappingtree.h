#pragma once

#include <QTreeView>

namespace limber {

// The table of a mapping. Its columns share the width by their content, so that nothing has to be scrolled sideways
// unless the user drags a column. Enter chooses another source joint instead of closing the dialog, and Space is left
// to the dialog.
class MappingTree : public QTreeView
{
    Q_OBJECT

public:
    explicit MappingTree(QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void measure();
    void fitColumns();
    void setUsersWidths(bool areUsers);
    // Returns the width of a column's longest text, with what precedes it in the cell.
    [[nodiscard]] int widthOf(int column, const QModelIndex &parent, int depth) const;

    int m_jointWidth = 0;
    int m_followsWidth = 0;
    bool m_isFitting = false; // the program is changing the widths
    bool m_areUsers = false; // the user has set a width
};

} // namespace limber
