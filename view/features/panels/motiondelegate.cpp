#include "panels/motiondelegate.h"

#include "bvh/text/numberformat.h"
#include "items/motiontablemodel.h"
#include "session/clippreview.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace limber {

namespace {

constexpr int cellLeftMargin = 2; // pixels beside the text
constexpr int cellRightMargin = 6;
constexpr float changeOpacity = 0.2F; // of the fill of values that a preview would change, as in the timeline

} // namespace

void MotionDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool selected = option.state & QStyle::State_Selected;
    const bool currentRow = index.row() == m_currentFrame;
    painter->save();
    if (selected || currentRow) {
        QColor background = m_colours.selection;
        if (!selected)
            background.setAlphaF(0.55F);
        painter->fillRect(option.rect, background);
    }
    if (!newText(index).isEmpty()) {
        QColor change = m_colours.edited;
        change.setAlphaF(changeOpacity);
        painter->fillRect(option.rect, change);
    }
    if (option.state & QStyle::State_HasFocus) {
        painter->setPen(m_colours.accent);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    const bool edited = index.data(MotionTableModel::EditedRole).toBool();
    painter->setPen(edited ? m_colours.edited : m_colours.text);
    painter->setFont(option.font);
    const QString text = index.data(Qt::DisplayRole).toString();
    // All digits have the same width, so missing decimals are left as free space.
    const int free = missingDecimals(index, text) * option.fontMetrics.horizontalAdvance(QLatin1Char('0'));
    const QRect room = option.rect.adjusted(cellLeftMargin, 0, -cellRightMargin, 0);
    const int left = std::max(0, room.width() - option.fontMetrics.horizontalAdvance(text));
    painter->drawText(room.adjusted(0, 0, -std::min(free, left), 0),
                      Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, shortened(text, option));
    painter->restore();
}

// Returns the text as it fits into the cell. Its end is left out, because a number without its first digits would be
// another number.
QString MotionDelegate::shortened(const QString &text, const QStyleOptionViewItem &option)
{
    return option.fontMetrics.elidedText(text, Qt::ElideRight, option.rect.width() - cellLeftMargin - cellRightMargin);
}

// Returns what the preview would write in a cell; empty if it does not change the cell.
QString MotionDelegate::newText(const QModelIndex &index) const
{
    const auto *table = qobject_cast<const MotionTableModel *>(index.model());
    if (m_preview == nullptr || !m_preview->isShown() || table == nullptr)
        return {};
    const int column = table->documentColumn(index.column());
    const auto value = m_preview->newValue(index.row(), column);
    return value ? table->textOf(column, *value) : QString();
}

bool MotionDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                               const QModelIndex &index)
{
    const QString text = newText(index);
    const QString shown = index.data(Qt::DisplayRole).toString();
    const bool isWhole = shortened(shown, option) == shown;
    if (event->type() != QEvent::ToolTip || (text.isEmpty() && isWhole))
        return CellDelegate::helpEvent(event, view, option, index);
    QToolTip::showText(event->globalPos(), text.isEmpty() ? shown : tr("%1 in the preview").arg(text), view);
    return true;
}

int MotionDelegate::missingDecimals(const QModelIndex &index, const QString &text)
{
    if (text.contains(QLatin1Char('e'), Qt::CaseInsensitive))
        return 0;
    const int wanted =
        index.model()->headerData(index.column(), Qt::Horizontal, MotionTableModel::DecimalsRole).toInt();
    const qsizetype point = text.indexOf(QLatin1Char('.'));
    const auto own = static_cast<int>(point < 0 ? -1 : text.size() - point - 1); // -1: the point is missing, too
    return wanted == 0 ? 0 : qMax(0, wanted - own);
}

// Enter goes down and Shift+Enter up, as in a spreadsheet.
bool MotionDelegate::eventFilter(QObject *editor, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto &key = static_cast<const QKeyEvent &>(*event);
        if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) {
            auto *widget = qobject_cast<QWidget *>(editor);
            emit commitData(widget);
            emit closeEditor(widget, NoHint);
            emit rowsWanted(key.modifiers() & Qt::ShiftModifier ? -1 : 1);
            return true;
        }
    }
    return CellDelegate::eventFilter(editor, event);
}

QWidget *MotionDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &) const
{
    auto *editor = new QLineEdit(parent);
    editor->setObjectName(QStringLiteral("cellEditor"));
    editor->setFrame(false);
    editor->setAlignment(Qt::AlignRight);
    editor->setStyleSheet(QStringLiteral("padding: 0 4px; border-radius: 0;"));
    editor->setAccessibleName(tr("Value of the cell"));
    editor->setToolTip(tr("A number, a sum (1.5*2), or relative: +=5, -=5, *2, /2"));
    finishBeforeCommands(*editor);
    return editor;
}

void MotionDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    // The editor gets the value itself and not its rounded text, so that leaving the cell changes nothing.
    const double value = index.data(Qt::EditRole).toDouble();
    qobject_cast<QLineEdit *>(editor)->setText(QString::fromStdString(shortestNumber(value)));
}

void MotionDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    model->setData(index, qobject_cast<QLineEdit *>(editor)->text());
}

} // namespace limber
