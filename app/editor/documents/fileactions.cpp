#include "documents/fileactions.h"

#include "actions/action.h"
#include "actions/actiontable.h"
#include "dialogs/templatedialog.h"
#include "documents/filefilter.h"
#include "documents/sessiontabs.h"
#include "items/jointname.h"
#include "saving/savequestions.h"
#include "settings/filesettings.h"
#include "storage/paths/filename.h"
#include "storage/paths/filetext.h"
#include "storage/paths/pathtexts.h"
#include "theme/theme.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPointer>
#include <QUrl>

namespace limber {

FileActions::FileActions(SessionTabs &tabs, Settings &settings, const Theme &theme, QWidget &window)
    : QObject(&window), m_tabs(tabs), m_settings(settings), m_theme(theme), m_window(window), m_opening(tabs, settings),
      m_saving(tabs, settings, window), m_recentMenu(new RecentMenu(settings, &window))
{
    createActions();
    connect(&tabs, &SessionTabs::currentSessionChanged, this, &FileActions::listenTo);
    connect(&tabs, &SessionTabs::closeWanted, this, [this](Session *session) { close({session}); });
    connect(&tabs, &SessionTabs::menuWanted, this, &FileActions::showTabMenu);
    connect(&m_opening, &Opening::changed, this, &FileActions::updateActions);
    connect(&m_saving, &Saving::saved, this, &FileActions::updateActions);
    connect(&m_saving, &Saving::aboutToWrite, &m_opening, &Opening::cancelRevert);
    connect(&m_opening, &Opening::fileRead, m_recentMenu, &RecentMenu::note);
    connect(&m_saving, &Saving::savedAs, m_recentMenu, &RecentMenu::note);
    connect(m_recentMenu, &RecentMenu::fileWanted, &m_opening, &Opening::open);
    updateActions();
}

void FileActions::createActions()
{
    const auto withCurrent = [this](auto act) {
        return [this, act] {
            if (Session *session = m_tabs.current())
                act(session);
        };
    };
    m_actions.add(ActionId::NewFile, this, &FileActions::newFromTemplate);
    m_actions.add(ActionId::OpenFile, this, &FileActions::askAndOpen);
    m_actions.add(ActionId::OpenRepaired, this, [this] {
        if (!m_opening.repairable().isEmpty())
            m_opening.openRepaired(m_opening.repairable().last());
    });
    m_actions.add(ActionId::OpenSample, this, [this] { m_opening.openSample(); });
    m_actions.adopt(ActionId::OpenRecent, m_recentMenu->menuAction());
    m_actions.add(ActionId::Save, this, withCurrent([this](Session *session) {
                      whenFree(*session, [this, session] { m_saving.save(session); });
                  }));
    m_actions.add(ActionId::SaveAs, this, withCurrent([this](Session *session) { m_saving.saveAs(session); }));
    m_actions.add(ActionId::SaveAll, this, &FileActions::saveAll);
    m_actions.add(ActionId::ExportMerged, this,
                  withCurrent([this](Session *session) { m_saving.exportMerged(session); }));
    m_actions.add(ActionId::Revert, this, &FileActions::revertCurrent);
    m_actions.add(ActionId::Close, this, withCurrent([this](Session *session) { close({session}); }));
    m_actions.add(ActionId::CloseOthers, this, &FileActions::closeOthers);
    m_actions.add(ActionId::CloseAll, this, [this] { close(m_tabs.sessions()); });
}

void FileActions::updateActions()
{
    const Session *session = m_tabs.current();
    const QStringList &repairable = m_opening.repairable();
    QAction &repair = *m_actions[ActionId::OpenRepaired];
    repair.setEnabled(!repairable.isEmpty());
    setActionToolTip(repair, repairable.isEmpty()
                                 ? toolTipOf(rowOf(ActionId::OpenRepaired))
                                 : plainToolTip(tr("Open a repaired copy of %1").arg(fileText(repairable.last()))));
    m_actions.setEnabled({ActionId::Save, ActionId::SaveAs, ActionId::SaveAll, ActionId::Close, ActionId::CloseAll},
                         session != nullptr);
    updateExport(session);
    m_actions[ActionId::CloseOthers]->setEnabled(m_tabs.count() > 1);
    m_actions[ActionId::Revert]->setEnabled(session != nullptr && !session->document().path().isEmpty());
}

// Without layers such an export would be the document itself.
void FileActions::updateExport(const Session *session)
{
    const bool hasLayers = session != nullptr && !session->document().layers().empty();
    QAction &action = *m_actions[ActionId::ExportMerged];
    action.setEnabled(hasLayers);
    setActionToolTip(
        action,
        session == nullptr || hasLayers
            ? toolTipOf(rowOf(ActionId::ExportMerged))
            : plainToolTip(
                  tr("%1 has no layers: Save As writes all of its motion").arg(session->document().displayName())));
}

// Shows a message when an edit of a document that is still being read is refused.
void FileActions::listenTo(Session *session)
{
    updateActions();
    if (session == nullptr)
        return;
    connect(&session->document(), &Document::layersChanged, this, &FileActions::updateActions, Qt::UniqueConnection);
    connect(&session->document(), &Document::wasReset, this, &FileActions::updateActions, Qt::UniqueConnection);
    connect(&session->document(), &Document::editRefused, this, &FileActions::noteRefusedEdit, Qt::UniqueConnection);
}

void FileActions::noteRefusedEdit()
{
    const Session *session = m_tabs.current();
    if (session != nullptr && session->document().isLoading())
        m_saving.sayStillLoading(session->document());
}

void FileActions::askAndOpen()
{
    const QStringList recent = recentFiles(m_settings);
    const QString folder = recent.isEmpty() ? QString() : QFileInfo(pathForDialog(recent.first())).path();
    const QStringList paths = QFileDialog::getOpenFileNames(&m_window, tr("Open"), folder, filterToOpen());
    emit openWanted(paths);
}

void FileActions::newFromTemplate()
{
    TemplateDialog dialog(m_theme.colours(), &m_window);
    if (dialog.exec() == QDialog::Accepted && !dialog.chosenPath().isEmpty())
        m_opening.openResource(dialog.chosenPath(), tr("Untitled %1").arg(++m_untitledCount));
}

// A running drag is not in the document yet, so saving waits for its end.
void FileActions::whenFree(Session &session, const std::function<void()> &save)
{
    if (!session.dragGuard().isBusy())
        return save();
    if (m_waiting.contains(&session))
        return;
    m_waiting << &session;
    emit m_saving.message(MessageBar::Kind::Information,
                          tr("%1 will be saved when you let go.").arg(session.document().displayName()));
    connect(&session, &QObject::destroyed, this, [this](QObject *gone) { m_waiting.remove(gone); });
    // The connection is queued, so that the end of the drag is complete.
    connect(
        &session.dragGuard(), &DragGuard::freed, this,
        [this, save, waiting = QPointer<Session>(&session)] {
            if (waiting && m_waiting.remove(waiting.data()))
                whenFree(*waiting, save);
        },
        static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
}

void FileActions::saveAll()
{
    Session *front = m_tabs.current();
    if (front == nullptr)
        return;
    whenFree(*front, [this, front = QPointer<Session>(front)] {
        if (m_saving.save(m_tabs.sessions()) && front)
            m_tabs.bringToFront(front);
    });
}

void FileActions::revertCurrent()
{
    Session *session = m_tabs.current();
    if (session == nullptr || session->document().path().isEmpty())
        return;
    if (session->document().isLoading())
        return m_saving.sayStillLoading(session->document());
    if (!session->document().isModified() || mayRevert(m_window, session->document().displayName()))
        m_opening.revert(session);
}

void FileActions::closeOthers()
{
    QList<Session *> others = m_tabs.sessions();
    others.removeOne(m_tabs.current());
    close(others);
}

void FileActions::close(const QList<Session *> &sessions)
{
    if (m_saving.mayDiscard(sessions))
        m_opening.close(sessions);
}

void FileActions::showTabMenu(Session *session, const QPoint &position)
{
    m_tabs.bringToFront(session);
    const QString path = session->document().path();
    QMenu menu;
    menu.addActions(m_actions.of({ActionId::Save, ActionId::SaveAs, ActionId::Revert}));
    menu.addSeparator();
    menu.addActions(m_actions.of({ActionId::Close, ActionId::CloseOthers, ActionId::CloseAll}));
    menu.addSeparator();
    QAction *copy = menu.addAction(tr("Copy &Path"), this, [path] {
        QGuiApplication::clipboard()->setText(isTextName(path) ? path : pathText(path));
    });
    QAction *folder = menu.addAction(tr("Open Containing &Folder"), this,
                                     [path] { QDesktopServices::openUrl(urlOfPath(QFileInfo(path).path())); });
    copy->setEnabled(!path.isEmpty());
    folder->setEnabled(!path.isEmpty());
    menu.exec(position);
}

} // namespace limber
