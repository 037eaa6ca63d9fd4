#include "features/windows/windowactions.h"

#include "documents/sessiontabs.h"

#include <QMenu>

namespace limber {

WindowActions::WindowActions(SessionTabs &tabs, QObject *parent) : QObject(parent), m_tabs(tabs)
{
    m_actions.add(ActionId::NextDocument, this, [this] { m_tabs.showNext(1); });
    m_actions.add(ActionId::PreviousDocument, this, [this] { m_tabs.showNext(-1); });
    connect(&m_tabs, &SessionTabs::currentSessionChanged, this, &WindowActions::updateActions);
    updateActions();
}

void WindowActions::updateActions()
{
    m_actions.setEnabled(m_tabs.count() > 1);
}

void WindowActions::listDocumentsIn(QMenu &menu)
{
    connect(&menu, &QMenu::aboutToShow, this, [this, &menu] { listDocuments(menu); });
}

void WindowActions::listDocuments(QMenu &menu)
{
    qDeleteAll(m_documents);
    m_documents.clear();
    for (Session *session : m_tabs.sessions()) {
        QString name = session->document().displayName();
        QAction *entry = menu.addAction(name.replace(QLatin1Char('&'), QLatin1String("&&")));
        entry->setCheckable(true);
        entry->setChecked(session == m_tabs.current());
        connect(entry, &QAction::triggered, &m_tabs, [this, session] { m_tabs.bringToFront(session); });
        m_documents << entry;
    }
}

} // namespace limber
