#pragma once

#include "actions/actionlist.h"

#include <QObject>

class QMenu;

namespace limber {

class SessionTabs;

// The actions that go from document to document, and the list of the open ones at the end of the Window menu.
class WindowActions : public QObject
{
    Q_OBJECT

public:
    WindowActions(SessionTabs &tabs, QObject *parent);

    [[nodiscard]] const ActionList &actions() const { return m_actions; }
    // Lists the documents in this menu whenever it opens.
    void listDocumentsIn(QMenu &menu);

private:
    void listDocuments(QMenu &menu);
    void updateActions();

    SessionTabs &m_tabs;
    ActionList m_actions;
    QList<QAction *> m_documents; // created when the menu opens
};

} // namespace limber
