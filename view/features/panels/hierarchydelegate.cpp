#include "panels/hierarchydelegate.h"

#include "bvh/text/numberformat.h"
#include "items/jointtreemodel.h"
#include "items/numberexpression.h"
#include "panels/jointmarks.h"
#include "widgets/nodeicon.h"

#include <QLineEdit>

namespace limber {

namespace {

constexpr int lowestRow = 20;
constexpr int iconWidth = 18;
constexpr double dimOpacity = 0.5; // of nodes that are hidden in the view

bool isOffset(const QModelIndex &index)
{
    return index.column() >= JointTreeModel::OffsetXColumn && index.column() <= JointTreeModel::OffsetZColumn;
}

} // namespace

void HierarchyDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QString text = item.text;
    item.text.clear();
    item.widget->style()->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const auto kind = static_cast<JointTreeModel::NodeKind>(index.data(JointTreeModel::NodeKindRole).toInt());
    const QModelIndex name = index.siblingAtColumn(JointTreeModel::NameColumn);
    const bool isDim = m_marks != nullptr && m_marks->isHidden(name);
    QRect rect = option.rect.adjusted(3, 0, -3, 0);
    if (index == name) {
        const auto side = static_cast<BodySide>(index.data(JointTreeModel::BodySideRole).toInt());
        painter->setOpacity(isDim ? dimOpacity : 1.0);
        drawNodeIcon(*painter, QRectF(option.rect.left(), option.rect.top(), iconWidth, option.rect.height()), kind,
                     side, m_colours);
        painter->setOpacity(1.0);
        rect.setLeft(option.rect.left() + iconWidth + 2);
        if (m_marks != nullptr) {
            m_marks->paint(*painter, option.rect, index);
            rect.setRight(rect.right() - m_marks->widthIn(index));
        }
    }
    const bool quiet = index != name || kind == JointTreeModel::EndSiteKind;
    const bool selected = option.state & QStyle::State_Selected;
    painter->setOpacity(isDim ? dimOpacity : 1.0);
    painter->setPen(quiet && !selected ? m_colours.secondaryText : m_colours.text);
    painter->setFont(item.font);
    // Names of one figure often begin alike and differ at their ends.
    const QString shown =
        item.fontMetrics.elidedText(text, index == name ? Qt::ElideMiddle : Qt::ElideRight, rect.width());
    painter->drawText(rect, static_cast<int>(item.displayAlignment | Qt::TextSingleLine), shown);
    painter->setOpacity(1.0);
}

QSize HierarchyDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize size = CellDelegate::sizeHint(option, index);
    const int icon = index.column() == JointTreeModel::NameColumn ? iconWidth + 4 : 0;
    return {size.width() + icon, qMax(lowestRow, option.fontMetrics.height() + 2)};
}

QWidget *HierarchyDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const
{
    auto *editor = new QLineEdit(parent);
    editor->setFrame(false);
    editor->setStyleSheet(QStringLiteral("padding: 0 2px;"));
    editor->setAccessibleName(index.model()->headerData(index.column(), Qt::Horizontal).toString());
    if (isOffset(index))
        editor->setAlignment(Qt::AlignRight);
    finishBeforeCommands(*editor);
    return editor;
}

void HierarchyDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    const QVariant value = index.data(Qt::EditRole);
    const QString text = isOffset(index) ? QString::fromStdString(shortestNumber(value.toDouble())) : value.toString();
    qobject_cast<QLineEdit *>(editor)->setText(text);
}

void HierarchyDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    const QString text = qobject_cast<QLineEdit *>(editor)->text();
    if (!isOffset(index)) {
        model->setData(index, text.trimmed());
        return;
    }
    if (const auto value = evaluateExpression(text, index.data(Qt::EditRole).toDouble()))
        model->setData(index, *value);
}

} // namespace limber
