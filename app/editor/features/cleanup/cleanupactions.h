#pragma once

#include "actions/actionlist.h"
#include "operations/operationcall.h"
#include "session/posing/holdbars.h"
#include "session/session.h"
#include "session/sessionfollower.h"

#include <QObject>

#include <vector>

class QMenu;
class QWidget;

namespace limber {

class CleanUpPanel;
class DockLayout;
class SessionTabs;
class Settings;

// The Clean Up menu: an entry for each operation in the registry, and the further commands of the panel. It records the
// applied operations as a recipe.
class CleanUpActions : public QObject, public SessionFollower
{
    Q_OBJECT

public:
    // All must outlive it.
    CleanUpActions(CleanUpPanel &panel, DockLayout &layout, const SessionTabs &tabs, Settings &settings,
                   QWidget &window);

    [[nodiscard]] const ActionList &actions() const { return m_actions; }
    // Adds a submenu for each group of operations.
    void listOperationsIn(QMenu &menu);
    // Returns the menu of operations that repair, for the selected joints only.
    [[nodiscard]] QMenu &selectionMenu() const { return *m_ofSelection; }

signals:
    void message(const QString &text);

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    void showPanel();
    void holdJoint();
    void fillSelectionMenu();
    [[nodiscard]] bool keepHold(const OperationCall &call);
    void showOperation(const QString &name);
    void updateActions();
    void copyAsCommand();
    void record(bool starts);
    void saveRecipe();

    CleanUpPanel &m_panel;
    DockLayout &m_layout;
    QWidget &m_window;
    QMenu *m_ofSelection = nullptr;
    ActionList m_actions;
    HoldBars m_holds;
    QList<QAction *> m_operations;
    std::vector<OperationCall> m_recorded;
    bool m_isRecording = false;
};

} // namespace limber
