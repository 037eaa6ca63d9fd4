#include "panels/cellactions.h"

#include "document/blockedit.h"
#include "items/cellclipboard.h"
#include "items/motiontablemodel.h"
#include "items/numberexpression.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QInputDialog>
#include <QTableView>

#include <optional>

namespace limber {

namespace {

std::optional<double> askForNumber(QWidget *parent, const QString &title, const QString &label, const QString &start)
{
    bool accepted = false;
    const QString text = QInputDialog::getText(parent, title, label, QLineEdit::Normal, start, &accepted);
    return accepted ? evaluateExpression(text, 0.0) : std::nullopt;
}

} // namespace

CellActions::CellActions(QTableView &table) : QObject(&table), m_table(table)
{
    add(ActionId::CopyValues, &CellActions::copyCells);
    add(ActionId::PasteValues, &CellActions::pasteCells);
    add(ActionId::FillDown, &CellActions::fillDown);
    add(ActionId::Interpolate, &CellActions::interpolateSmoothly);
    add(ActionId::InterpolateLinearly, &CellActions::interpolateLinearly);
    add(ActionId::OffsetValues, &CellActions::offsetCells);
    add(ActionId::ScaleValues, &CellActions::scaleCells);
}

void CellActions::showSession()
{
    updateActions();
}

void CellActions::updateActions()
{
    const bool any = session() && !selectedBlock().isEmpty();
    m_actions.setEnabled(any);
    emit selectionChanged();
}

bool CellActions::hasFocus() const
{
    return m_table.hasFocus();
}

void CellActions::add(ActionId id, void (CellActions::*slot)())
{
    m_table.addAction(m_actions.add(id, this, slot));
}

CellBlock CellActions::selectedBlock() const
{
    if (!session())
        return {};
    QRect bounds;
    for (const QItemSelectionRange &range : m_table.selectionModel()->selection())
        bounds |= QRect(QPoint(range.left(), range.top()), QPoint(range.right(), range.bottom()));
    return session()->motionTable().blockOf(bounds.top(), bounds.bottom(), bounds.left(), bounds.right());
}

std::vector<bool> CellActions::selectedCells(const CellBlock &block) const
{
    const MotionTableModel &model = session()->motionTable();
    std::vector<bool> cells(block.cellCount());
    const int firstColumn = model.tableColumn(block.columns.front());
    const std::size_t width = block.columns.size();
    for (const QItemSelectionRange &range : m_table.selectionModel()->selection()) {
        for (int frame = range.top(); frame <= range.bottom(); ++frame) {
            for (int column = range.left(); column <= range.right(); ++column)
                cells[static_cast<std::size_t>(frame - block.firstFrame) * width +
                      static_cast<std::size_t>(column - firstColumn)] = true;
        }
    }
    return cells;
}

std::vector<double> CellActions::onlySelected(const CellBlock &block, std::vector<double> wanted) const
{
    if (m_table.selectionModel()->selection().size() == 1)
        return wanted;
    const std::vector<bool> isSelected = selectedCells(block);
    std::vector<double> values = valuesOf(session()->document().clip(), block);
    for (std::size_t cell = 0; cell < values.size(); ++cell) {
        if (isSelected[cell])
            values[cell] = wanted[cell];
    }
    return values;
}

void CellActions::applyToBlock(const CellBlock &block, std::vector<double> values, const QString &verb)
{
    if (block.isEmpty())
        return;
    session()->document().setValues(block, onlySelected(block, std::move(values)),
                                    tr("%1: %n frame(s)", nullptr, block.frameCount).arg(verb));
}

void CellActions::copyCells()
{
    const CellBlock block = selectedBlock();
    if (block.isEmpty())
        return;
    const std::vector<double> values = valuesOf(session()->document().clip(), block);
    QGuiApplication::clipboard()->setText(textOfCells(values, static_cast<int>(block.columns.size())));
}

void CellActions::pasteCells()
{
    const QModelIndex current = m_table.currentIndex();
    if (!session() || !current.isValid())
        return;
    QString error;
    const auto grid = cellsOfText(QGuiApplication::clipboard()->text(), error);
    if (!grid)
        return emit refused(error);
    const MotionTableModel &model = session()->motionTable();
    CellBlock block = selectedBlock();
    const QPoint start(block.isEmpty() ? current.column() : model.tableColumn(block.columns.front()),
                       block.isEmpty() ? current.row() : block.firstFrame);
    // A single number fills the whole selection; a block is pasted at the first cell.
    if (grid->values.size() == 1 && block.cellCount() > 1)
        return applyToBlock(block, std::vector<double>(block.cellCount(), grid->values.front()), tr("Paste"));
    const int rows = qMin(grid->rowCount, model.rowCount() - start.y());
    const int columns = qMin(grid->columnCount, model.columnCount() - start.x());
    if (rows < grid->rowCount || columns < grid->columnCount) {
        return emit refused(tr("Not pasted: the clipboard has %1 × %2 values, but only %3 × %4 fit here.")
                                .arg(grid->rowCount)
                                .arg(grid->columnCount)
                                .arg(rows)
                                .arg(columns));
    }
    block = model.blockOf(start.y(), start.y() + rows - 1, start.x(), start.x() + columns - 1);
    session()->document().setValues(block, grid->values, tr("Paste: %n frame(s)", nullptr, rows));
    m_table.selectionModel()->select(
        {model.index(start.y(), start.x()), model.index(start.y() + rows - 1, start.x() + columns - 1)},
        QItemSelectionModel::ClearAndSelect);
}

void CellActions::fillDown()
{
    const CellBlock block = selectedBlock();
    if (!block.isEmpty())
        applyToBlock(block, filledDown(session()->document().clip(), block), tr("Fill down"));
}

void CellActions::interpolate(Interpolation how)
{
    const CellBlock block = selectedBlock();
    if (block.isEmpty())
        return;
    Interpolated filled = interpolated(session()->document().clip(), block, how, selectedCells(block));
    if (filled.filledCells == 0)
        return emit refused(tr("Nothing to interpolate: the first and the last frame of the motion stay as they are. "
                               "Select frames between them."));
    applyToBlock(block, std::move(filled.values), tr("Interpolate"));
}

void CellActions::offsetCells()
{
    const CellBlock block = selectedBlock();
    if (block.isEmpty())
        return;
    if (const auto amount =
            askForNumber(&m_table, tr("Add to Values"), tr("Add to all selected cells:"), QStringLiteral("0")))
        applyToBlock(block, offsetBy(session()->document().clip(), block, *amount), tr("Add %1").arg(*amount));
}

void CellActions::scaleCells()
{
    const CellBlock block = selectedBlock();
    if (block.isEmpty())
        return;
    if (const auto factor =
            askForNumber(&m_table, tr("Scale Values"), tr("Multiply all selected cells by:"), QStringLiteral("1")))
        applyToBlock(block, scaledBy(session()->document().clip(), block, *factor), tr("Scale by %1").arg(*factor));
}

} // namespace limber
