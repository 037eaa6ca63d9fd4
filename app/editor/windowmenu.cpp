#include "windowmenu.h"

#include "documents/sessiontabs.h"
#include "settings/docklayout.h"

#include <QAction>

namespace limber {

WindowMenu::WindowMenu(DockLayout &layout, SessionTabs &tabs, QAction &toolBarToggle, QWidget *parent)
    : QMenu(tr("&Window"), parent), m_layout(layout), m_tabs(tabs)
{
    addActions(layout.panelActions());
    addAction(&toolBarToggle);
    addSeparator();
    addLayouts();
    addSeparator();
    addPanelKeys();
    addSeparator();
    addDocumentKeys();
    connect(this, &QMenu::aboutToShow, this, &WindowMenu::listDocuments);
}

QAction *WindowMenu::add(const CommandSpec &spec, const std::function<void()> &run)
{
    QAction *action = makeCommand(this, spec);
    connect(action, &QAction::triggered, this, run);
    addAction(action);
    return action;
}

void WindowMenu::addLayouts()
{
    addActions(m_layout.presetActions());
    add({tr("&Reset Layout"), QStringLiteral("window.reset"), QStringLiteral("layout-reset"),
         tr("Restore the default layout")},
        [this] { m_layout.apply(DockLayout::Preset::Edit); });
    add({tr("&Dock All"), QStringLiteral("window.dockAll"), QString(),
         tr("Bring floating panels back into the window")},
        [this] { m_layout.dockAll(); });
}

void WindowMenu::addPanelKeys()
{
    add({tr("Next Pane&l"), QStringLiteral("window.nextPanel"), QString(), tr("Give the keyboard to the next panel"),
         QKeySequence(Qt::Key_F6)},
        [this] { m_layout.focusNext(1); });
    add({tr("Previous Pa&nel"), QStringLiteral("window.previousPanel"), QString(),
         tr("Give the keyboard to the previous panel"), QKeySequence(Qt::SHIFT | Qt::Key_F6)},
        [this] { m_layout.focusNext(-1); });
}

void WindowMenu::addDocumentKeys()
{
    QAction *next = add({tr("Ne&xt Document"), QStringLiteral("window.nextDocument"), QString(),
                         tr("Show the document in the next tab")},
                        [this] { m_tabs.showNext(1); });
    QAction *previous = add({tr("&Previous Document"), QStringLiteral("window.previousDocument"), QString(),
                             tr("Show the document in the previous tab")},
                            [this] { m_tabs.showNext(-1); });
    next->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Tab), QKeySequence(Qt::CTRL | Qt::Key_PageDown)});
    previous->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab), QKeySequence(Qt::CTRL | Qt::Key_PageUp)});
    const auto update = [this, next, previous] {
        for (QAction *action : {next, previous})
            action->setEnabled(m_tabs.count() > 1);
    };
    update();
    connect(&m_tabs, &SessionTabs::currentSessionChanged, next, update);
}

void WindowMenu::listDocuments()
{
    qDeleteAll(m_documents);
    m_documents.clear();
    for (Session *session : m_tabs.sessions()) {
        QString name = session->document().displayName();
        QAction *entry = addAction(name.replace(QLatin1Char('&'), QLatin1String("&&")));
        entry->setCheckable(true);
        entry->setChecked(session == m_tabs.current());
        connect(entry, &QAction::triggered, &m_tabs, [this, session] { m_tabs.bringToFront(session); });
        m_documents << entry;
    }
}

} // namespace limber
