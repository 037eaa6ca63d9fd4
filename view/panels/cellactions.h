#pragma once

#include "actions/actionlist.h"
#include "document/blockedit.h"
#include "motion/cellblock.h"
#include "session/session.h"

#include <QObject>
#include <QPointer>

#include <vector>

class QTableView;

namespace limber {

// What a spreadsheet does to a block of numbers, done to the cells selected in the motion table.
class CellActions : public QObject
{
    Q_OBJECT

public:
    explicit CellActions(QTableView &table);

    void setSession(Session *session);
    [[nodiscard]] const ActionList &actions() const { return m_actions; }
    // The smallest rectangle around the selected cells; empty if there are none.
    [[nodiscard]] CellBlock selectedBlock() const;
    [[nodiscard]] bool hasFocus() const;
    void updateActions();

signals:
    void selectionChanged();
    // Something the user asked for did not work; plain text.
    void refused(const QString &why);

private:
    void add(ActionId id, void (CellActions::*slot)());
    // Parallel to the block's cells; those of the table that are between them are not selected.
    [[nodiscard]] std::vector<bool> selectedCells(const CellBlock &block) const;
    // Values of a block with only its selected cells taken from `wanted`.
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
    QPointer<Session> m_session;
    ActionList m_actions;
};

} // namespace limber
