#pragma once

#include "actions/actionlist.h"
#include "document/blockedit.h"
#include "motion/cellblock.h"
#include "session/session.h"
#include "session/sessionfollower.h"

#include <QObject>

#include <vector>

class QTableView;

namespace limber {

// Spreadsheet commands for the cells that are selected in the motion table.
class CellActions : public QObject, public SessionFollower
{
    Q_OBJECT

public:
    explicit CellActions(QTableView &table);

    [[nodiscard]] const ActionList &actions() const { return m_actions; }
    // Returns the smallest rectangle around the selected cells; empty if there are none.
    [[nodiscard]] CellBlock selectedBlock() const;
    [[nodiscard]] bool hasFocus() const;
    void updateActions();

signals:
    void selectionChanged();
    // Emitted with plain text when something that the user asked for did not work.
    void refused(const QString &why);

private:
    void showSession() override;
    void add(ActionId id, void (CellActions::*slot)());
    // Returns for each of the block's cells whether it is selected; cells of hidden columns in between are not.
    [[nodiscard]] std::vector<bool> selectedCells(const CellBlock &block) const;
    // Returns the values of a block with only its selected cells replaced by those in `wanted`.
    [[nodiscard]] std::vector<double> onlySelected(const CellBlock &block, std::vector<double> wanted) const;
    void applyToBlock(const CellBlock &block, std::vector<double> values, const QString &verb);
    void copyCells();
    void pasteCells();
    void fillDown();
    void interpolateSmoothly() { interpolate(Interpolation::Smooth); }
    void interpolateLinearly() { interpolate(Interpolation::Linear); }
    void interpolate(Interpolation how);
    void offsetCells();
    void scaleCells();

    QTableView &m_table;
    ActionList m_actions;
};

} // namespace limber
