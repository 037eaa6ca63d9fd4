#pragma once

#include "operations/operationoutput.h"

#include <QTreeWidget>

#include <string>
#include <vector>

namespace limber {

class Session;
class ShortNames;

// The findings of an operation: where each is, its amount, and whether it is to be repaired. A click goes there.
class FoundList : public QTreeWidget
{
    Q_OBJECT

public:
    explicit FoundList(QWidget *parent = nullptr);

    void show(const std::vector<OperationFinding> &findings, Session &session);
    void clearAll();
    // Returns the findings that are not ticked, as JOINT@FRAME joined with +; empty if all are ticked.
    [[nodiscard]] std::string exceptions() const;
    // Sets what exceptions() returns until something is shown again.
    void expectExceptions(const std::string &exceptions) { m_expected = exceptions; }
    // Returns the height in which so many rows are seen, or all if there are fewer.
    [[nodiscard]] int heightOfRows(int count) const;
    [[nodiscard]] int sizeHintForColumn(int column) const override;

signals:
    void ticksChanged();

private:
    void addFinding(const OperationFinding &finding, Session &session, const ShortNames &shortNames);
    void goTo(const QTreeWidgetItem *item);
    void showMenu(const QPoint &position);
    void tick(bool isTicked, const QTreeWidgetItem *other = nullptr);

    std::string m_expected;
    Session *m_session = nullptr;
};

} // namespace limber
