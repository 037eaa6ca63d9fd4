#pragma once

#include "theme/colours.h"
#include "widgets/celldelegate.h"

namespace limber {

class ClipPreview;

// Draws the cells of the motion table quickly and plainly: decimal points are aligned, the current frame's row is
// marked, edited values are coloured, and values that a preview would change are filled. Cells are edited in a line
// that takes arithmetic.
class MotionDelegate : public CellDelegate
{
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

    void setColours(const Colours &colours) { m_colours = colours; }
    void setCurrentFrame(int frame) { m_currentFrame = frame; }
    void setPreview(const ClipPreview *preview) { m_preview = preview; } // of the table's document; null for none

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;

signals:
    // Emitted when Enter ended an edit: the cell this many rows below is next.
    void rowsWanted(int rows);

protected:
    bool eventFilter(QObject *editor, QEvent *event) override;

private:
    [[nodiscard]] QString newText(const QModelIndex &index) const;
    [[nodiscard]] static QString shortened(const QString &text, const QStyleOptionViewItem &option);
    [[nodiscard]] static int missingDecimals(const QModelIndex &index, const QString &text);

    Colours m_colours;
    int m_currentFrame = -1;
    const ClipPreview *m_preview = nullptr;
};

} // namespace limber
