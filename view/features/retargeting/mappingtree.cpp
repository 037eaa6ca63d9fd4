#include "retargeting/mappingtree.h"

#include "session/retargeting/mappingmodel.h"

#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace limber {

namespace {

constexpr int swatch = 10; // pixels
constexpr int margin = 16; // around a text
constexpr int smallestWidth = 90; // pixels that names always keep
constexpr int widestReason = 112; // pixels; names need the width more, and the tool tip has the whole text

} // namespace

MappingTree::MappingTree(QWidget *parent) : QTreeView(parent)
{
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                    QAbstractItemView::SelectedClicked);
    setUniformRowHeights(true);
    setIndentation(10);
    setIconSize({swatch, swatch});
    setTextElideMode(Qt::ElideMiddle); // LeftHandMiddle1 and LeftHandMiddle2 differ at the end
    setUsersWidths(false);
    connect(header(), &QHeaderView::sectionResized, this, [this](int column) {
        if (!m_isFitting && column != MappingModel::Reason)
            setUsersWidths(true);
    });
}

void MappingTree::setModel(QAbstractItemModel *model)
{
    QTreeView::setModel(model);
    connect(model, &QAbstractItemModel::modelReset, this, [this] {
        expandAll();
        setUsersWidths(false);
        measure();
        fitColumns();
    });
}

// If a column was dragged, the others keep their widths, and the user scrolls to what does not fit. Otherwise this
// class sets the width of the last column, because a stretched one would not become narrower when the vertical scroll
// bar appears.
void MappingTree::setUsersWidths(bool areUsers)
{
    m_areUsers = areUsers;
    header()->setStretchLastSection(areUsers);
    setHorizontalScrollBarPolicy(areUsers ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
}

void MappingTree::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    fitColumns();
}

void MappingTree::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if ((isEnter || event->key() == Qt::Key_F2) && state() != EditingState) {
        if (currentIndex().isValid())
            edit(currentIndex().siblingAtColumn(MappingModel::Follows));
        event->accept();
    } else if (event->key() == Qt::Key_Space) {
        event->ignore();
    } else {
        QTreeView::keyPressEvent(event);
    }
}

int MappingTree::widthOf(int column, const QModelIndex &parent, int depth) const
{
    const bool isTree = column == MappingModel::Joint;
    const int before = isTree ? depth * indentation() + swatch + margin / 2 : 0;
    int width = 0;
    for (int row = 0; row < model()->rowCount(parent); ++row) {
        const QModelIndex joint = model()->index(row, MappingModel::Joint, parent);
        const QString text = joint.siblingAtColumn(column).data().toString();
        width = std::max(
            {width, before + fontMetrics().horizontalAdvance(text) + margin, widthOf(column, joint, depth + 1)});
    }
    return width;
}

void MappingTree::measure()
{
    const auto ofTitle = [this](int column) { return header()->sectionSizeHint(column); };
    m_jointWidth = std::max(widthOf(MappingModel::Joint, {}, 1), ofTitle(MappingModel::Joint));
    m_followsWidth = std::max({widthOf(MappingModel::Follows, {}, 1), smallestWidth, ofTitle(MappingModel::Follows)});
}

// Names that are too long for their columns share the available width; the column of the reason takes the rest.
void MappingTree::fitColumns()
{
    if (model() == nullptr || m_areUsers)
        return;
    const int score = std::max(sizeHintForColumn(MappingModel::Score), header()->sectionSizeHint(MappingModel::Score));
    const int reason = std::max(std::min(widthOf(MappingModel::Reason, {}, 1), widestReason),
                                header()->sectionSizeHint(MappingModel::Reason));
    const int forNames = std::max(viewport()->width() - score - reason, 2 * smallestWidth);
    const int follows = std::min(m_followsWidth, std::max(forNames - m_jointWidth, forNames * 2 / 5));
    m_isFitting = true;
    setColumnWidth(MappingModel::Score, score);
    setColumnWidth(MappingModel::Joint, std::max(std::min(m_jointWidth, forNames - follows),
                                                 header()->sectionSizeHint(MappingModel::Joint)));
    setColumnWidth(MappingModel::Follows, follows);
    const int taken = header()->sectionPosition(MappingModel::Reason);
    setColumnWidth(MappingModel::Reason, std::max(viewport()->width() - taken, header()->minimumSectionSize()));
    m_isFitting = false;
}

} // namespace limber
