#include "documents/fileactions.h"

#include "actions/action.h"
#include "actions/actiontable.h"
#include "dialogs/templatedialog.h"
#include "documents/savejob.h"
#include "documents/savequestions.h"
#include "documents/sessiontabs.h"
#include "items/jointname.h"
#include "settings/settings.h"
#include "theme/theme.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QUrl>

#include <algorithm>
#include <tuple>

namespace limber {

namespace {

QString fileFilter()
{
    return FileActions::tr("Motion capture (*.bvh *.BVH);;All files (*)");
}

} // namespace

FileActions::FileActions(SessionTabs &tabs, Settings &settings, const Theme &theme, QWidget &window)
    : QObject(&window), m_tabs(tabs), m_settings(settings), m_theme(theme), m_window(window)
{
    createActions();
    connect(&tabs, &SessionTabs::currentSessionChanged, this, &FileActions::updateActions);
    connect(&tabs, &SessionTabs::closeWanted, this, [this](Session *session) { close({session}); });
    connect(&tabs, &SessionTabs::menuWanted, this, &FileActions::showTabMenu);
    updateActions();
    fillRecentMenu();
}

void FileActions::createActions()
{
    m_actions.add(ActionId::NewFile, this, &FileActions::newFromTemplate);
    m_actions.add(ActionId::OpenFile, this, &FileActions::askAndOpen);
    m_actions.add(ActionId::OpenRepaired, this, &FileActions::openLastRepaired);
    m_actions.add(ActionId::OpenSample, this, &FileActions::openSample);
    m_actions.add(ActionId::Save, this, &FileActions::saveCurrent);
    m_actions.add(ActionId::SaveAs, this, &FileActions::saveCurrentAs);
    m_actions.add(ActionId::SaveAll, this, &FileActions::saveAll);
    m_actions.add(ActionId::Revert, this, &FileActions::revertCurrent);
    m_actions.add(ActionId::Close, this, &FileActions::closeCurrent);
    m_actions.add(ActionId::CloseOthers, this, &FileActions::closeOthers);
    m_actions.add(ActionId::CloseAll, this, &FileActions::closeEverything);
    m_recentMenu = new QMenu(&m_window);
    m_actions.adopt(ActionId::OpenRecent, m_recentMenu->menuAction());
}

void FileActions::updateActions()
{
    const Session *session = m_tabs.current();
    QAction &repair = *m_actions[ActionId::OpenRepaired];
    repair.setEnabled(!m_repairable.isEmpty());
    setActionToolTip(
        repair, m_repairable.isEmpty()
                    ? toolTipOf(rowOf(ActionId::OpenRepaired))
                    : plainToolTip(tr("Open a repaired copy of %1").arg(QFileInfo(m_repairable.last()).fileName())));
    m_actions.setEnabled({ActionId::Save, ActionId::SaveAs, ActionId::SaveAll, ActionId::Close, ActionId::CloseAll},
                         session != nullptr);
    m_actions[ActionId::CloseOthers]->setEnabled(m_tabs.count() > 1);
    m_actions[ActionId::Revert]->setEnabled(session != nullptr && !session->document().path().isEmpty());
}

void FileActions::fillRecentMenu()
{
    m_recentMenu->clear();
    const QStringList paths = m_settings.recentFiles();
    for (const QString &path : paths) {
        QString name = QDir::toNativeSeparators(path);
        QAction *entry = m_recentMenu->addAction(name.replace(QLatin1Char('&'), QLatin1String("&&")));
        connect(entry, &QAction::triggered, this, [this, path] { open(path); });
    }
    if (!paths.isEmpty()) {
        m_recentMenu->addSeparator();
        connect(m_recentMenu->addAction(tr("Clear List")), &QAction::triggered, this, [this] {
            m_settings.clearRecentFiles();
            fillRecentMenu();
            emit recentFilesChanged();
        });
    }
    m_recentMenu->setEnabled(!paths.isEmpty());
}

void FileActions::askAndOpen()
{
    const QStringList recent = m_settings.recentFiles();
    const QString folder = recent.isEmpty() ? QString() : QFileInfo(recent.first()).absolutePath();
    const QStringList paths = QFileDialog::getOpenFileNames(&m_window, tr("Open"), folder, fileFilter());
    for (const QString &path : paths)
        open(path);
}

void FileActions::open(const QString &path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (Session *session = m_tabs.find(absolute))
        return m_tabs.bringToFront(session);
    if (std::ranges::any_of(m_jobs, [&](const LoadJob *job) { return job->path() == absolute; }))
        return; // on its way
    LoadJob *job = startJob(absolute, LoadJob::Mode::AsItIs);
    connect(job, &LoadJob::finished, this, [this, job](ReadResult &result) { takeLoaded(*job, result); });
    connect(job, &LoadJob::partRead, this, [this, job](const Clip &part) { showPart(job, part); });
}

LoadJob *FileActions::startJob(const QString &path, LoadJob::Mode mode)
{
    auto *job = new LoadJob(path, mode, this);
    job->setOrder(m_tabs.nextOrder());
    m_jobs << job;
    connect(job, &LoadJob::finished, this, [this, job] { m_jobs.removeOne(job); });
    emit loadStarted(job);
    return job;
}

void FileActions::openLastRepaired()
{
    if (!m_repairable.isEmpty())
        openRepaired(m_repairable.last());
}

void FileActions::openRepaired(const QString &refused)
{
    const QString path = refused; // it may be an entry of the list that it is taken out of here
    m_repairable.removeAll(path);
    updateActions();
    LoadJob *job = startJob(path, LoadJob::Mode::Repaired);
    connect(job, &LoadJob::finished, this, [this, job](ReadResult &result) { takeRepaired(*job, result); });
}

// A file that takes its time is shown while it comes in.
void FileActions::showPart(LoadJob *job, const Clip &part)
{
    if (job->session() != nullptr)
        return job->session()->document().growWhileLoading(part);
    auto session = newSession(*job);
    session->document().beginLoading(part);
    job->setSession(session.get());
    m_tabs.add(std::move(session), job->order());
    updateActions();
}

void FileActions::takeLoaded(const LoadJob &job, ReadResult &result)
{
    Session *session = job.session();
    if (!result.clip && session != nullptr)
        removeSession(session);
    if (result.cancelled)
        return;
    if (!result.clip)
        return refuse(job, result);
    noteOpened(job.path());
    if (session == nullptr) {
        auto added = newSession(job);
        added->document().reset(std::move(*result.clip), std::move(result.findings));
        return showNew(std::move(added), job.order());
    }
    session->document().endLoading(std::move(*result.clip), std::move(result.findings));
    updateActions();
    emit opened(session);
}

void FileActions::takeRepaired(const LoadJob &job, ReadResult &result)
{
    if (result.cancelled)
        return;
    if (!result.clip)
        return refuse(job, result);
    auto session = std::make_unique<Session>();
    const QFileInfo file(job.path());
    const QString suffix = file.suffix().isEmpty() ? QString() : QLatin1Char('.') + file.suffix();
    session->document().setUntitledName(tr("%1 (repaired)%2").arg(file.completeBaseName(), suffix));
    showSourceOf(job, session->document());
    session->document().reset(std::move(*result.clip), std::move(result.findings));
    session->document().setNeverSaved(true);
    showNew(std::move(session), job.order());
}

void FileActions::refuse(const LoadJob &job, const ReadResult &result)
{
    m_repairable.removeAll(job.path());
    if (job.isRepairable())
        m_repairable << job.path();
    else
        m_repairable.clear(); // the command is about the file that was refused last
    updateActions();
    emit refused(job.stamp(), result.findings, job.isRepairable());
}

void FileActions::showSourceOf(const LoadJob &job, Document &document)
{
    document.setFindingsSource(job.stamp());
    document.setNameCodec(NameCodec(m_settings.nameCodecOf(job.path())));
}

std::unique_ptr<Session> FileActions::newSession(const LoadJob &job)
{
    auto session = std::make_unique<Session>();
    session->document().setPath(job.path());
    showSourceOf(job, session->document());
    m_diskStates[session.get()] = job.stamp();
    const Session *added = session.get();
    connect(&session->document(), &Document::editRefused, this, [this, added] { std::ignore = isStillRead(added); });
    return session;
}

void FileActions::removeSession(Session *session)
{
    m_diskStates.remove(session);
    m_tabs.remove(session);
    updateActions();
}

void FileActions::showNew(std::unique_ptr<Session> session, int order)
{
    Session *added = session.get();
    m_tabs.add(std::move(session), order);
    updateActions();
    emit opened(added);
}

// Says so if it is.
bool FileActions::isStillRead(const Session *session)
{
    const Document &document = session->document();
    if (document.isLoading()) {
        emit message(
            MessageBar::Kind::Warning,
            tr("%1 is still loading. You can edit and save it when loading has finished.").arg(document.displayName()));
    }
    return document.isLoading();
}

void FileActions::noteOpened(const QString &path)
{
    m_settings.addRecentFile(path);
    fillRecentMenu();
    emit recentFilesChanged();
}

void FileActions::openSample()
{
    openResource(QStringLiteral(":/samples/walk.bvh"), tr("Sample walk"));
}

void FileActions::openNew(Clip clip, const QString &name, const PositionRules &rules)
{
    auto session = std::make_unique<Session>();
    session->document().setUntitledName(name);
    session->document().reset(std::move(clip));
    session->document().setNeverSaved(true);
    if (session->document().positionRules().roots != rules.roots)
        session->document().setPositionRuleChoice(rules.roots == PositionRule::Add ? PositionRuleChoice::Add
                                                                                   : PositionRuleChoice::Replace);
    showNew(std::move(session), m_tabs.nextOrder());
}

void FileActions::newFromTemplate()
{
    TemplateDialog dialog(m_theme.colours(), &m_window);
    if (dialog.exec() == QDialog::Accepted && !dialog.chosenPath().isEmpty())
        openResource(dialog.chosenPath(), tr("Untitled %1").arg(++m_untitledCount));
}

void FileActions::openResource(const QString &resource, const QString &name)
{
    QFile file(resource);
    if (!file.open(QIODevice::ReadOnly))
        return emit message(MessageBar::Kind::Error, tr("%1 is missing from this build.").arg(name));
    ReadResult result = readBvh(file.readAll().toStdString());
    if (!result.clip)
        return emit refused({name, -1, {}}, result.findings, false);
    auto session = std::make_unique<Session>();
    session->document().setUntitledName(name);
    session->document().reset(std::move(*result.clip));
    showNew(std::move(session), m_tabs.nextOrder());
}

void FileActions::saveCurrent()
{
    if (Session *session = m_tabs.current())
        save(session);
}

void FileActions::saveCurrentAs()
{
    if (Session *session = m_tabs.current())
        saveAs(session);
}

bool FileActions::save(Session *session)
{
    if (isStillRead(session))
        return false;
    if (session->document().path().isEmpty())
        return saveAs(session);
    return mayOverwrite(session) && mayRewrite(session) && saveTo(session, session->document().path());
}

bool FileActions::saveAs(Session *session)
{
    if (isStillRead(session))
        return false;
    const Document &document = session->document();
    QString start = document.path();
    if (start.isEmpty()) {
        QString name = document.displayName();
        if (!name.endsWith(QLatin1String(".bvh"), Qt::CaseInsensitive))
            name += QStringLiteral(".bvh");
        start = folderForSaving(document).filePath(name);
    }
    QString path = QFileDialog::getSaveFileName(&m_window, tr("Save As"), start, fileFilter());
    if (path.isEmpty())
        return false;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".bvh");
    if (!saveTo(session, path))
        return false;
    noteOpened(path);
    return true;
}

// Beside the file that a repaired copy came from; else where work went on last.
QDir FileActions::folderForSaving(const Document &document) const
{
    if (!document.findingsSource().path.isEmpty())
        return QFileInfo(document.findingsSource().path).absoluteDir();
    const QStringList recent = m_settings.recentFiles();
    return recent.isEmpty() ? QDir::home() : QFileInfo(recent.first()).absoluteDir();
}

bool FileActions::saveTo(Session *session, const QString &path)
{
    Document &document = session->document();
    const SaveResult result = saveWithProgress(document.clip(), path, document.writeOptions(), &m_window);
    if (!result.saved) {
        if (!result.cancelled)
            emit message(MessageBar::Kind::Error, result.message);
        return false;
    }
    document.setPath(path);
    document.markSaved();
    m_diskStates[session] = FileStamp::of(path);
    updateActions();
    emit message(MessageBar::Kind::Information, tr("Saved %1").arg(document.displayName()));
    return true;
}

// Asks where saving would destroy something the user may not know of.
bool FileActions::mayOverwrite(Session *session)
{
    const Document &document = session->document();
    const bool isAsKnown = m_diskStates.value(session) == FileStamp::of(document.path());
    return isAsKnown || !QFileInfo::exists(document.path()) || mayReplaceChangedFile(m_window, document.displayName());
}

// A file that does not quite follow the format: keep its oddities, or write it in standard form? Asked once a document.
bool FileActions::mayRewrite(Session *session)
{
    Document &document = session->document();
    if (!document.isRepaired() || !document.isModified())
        return true;
    switch (askHowToSaveRepaired(m_window, document.displayName())) {
    case RepairedSave::KeepFormatting:
        return true;
    case RepairedSave::StandardForm: {
        WriteOptions options = document.writeOptions();
        options.clean = true;
        document.setWriteOptions(options);
        return true;
    }
    case RepairedSave::SaveAs:
        saveAs(session);
        return false;
    case RepairedSave::Cancel:
        break;
    }
    return false;
}

void FileActions::revertCurrent()
{
    Session *session = m_tabs.current();
    if (session == nullptr || session->document().path().isEmpty() || isStillRead(session))
        return;
    if (session->document().isModified() && !mayRevert(m_window, session->document().displayName()))
        return;
    LoadJob *job = startJob(session->document().path(), LoadJob::Mode::AsItIs);
    connect(job, &LoadJob::finished, session,
            [this, job, session](ReadResult &result) { takeReverted(session, *job, result); });
}

void FileActions::takeReverted(Session *session, const LoadJob &job, ReadResult &result)
{
    if (result.cancelled)
        return;
    if (!result.clip)
        return refuse(job, result);
    session->document().setFindingsSource(job.stamp());
    session->document().reset(std::move(*result.clip), std::move(result.findings));
    session->document().setNeverSaved(false);
    m_diskStates[session] = job.stamp();
}

void FileActions::closeCurrent()
{
    if (Session *session = m_tabs.current())
        close({session});
}

void FileActions::closeOthers()
{
    QList<Session *> others = m_tabs.sessions();
    others.removeOne(m_tabs.current());
    close(others);
}

void FileActions::closeEverything()
{
    close(m_tabs.sessions());
}

void FileActions::close(const QList<Session *> &sessions)
{
    if (!mayDiscard(sessions))
        return;
    for (Session *session : sessions) {
        const auto job = std::ranges::find(m_jobs, session, &LoadJob::session);
        if (job != m_jobs.end())
            (*job)->cancel(); // what is shown of it goes when the reading has stopped
        else
            removeSession(session);
    }
}

// One question for all that would be lost.
bool FileActions::mayDiscard(const QList<Session *> &sessions)
{
    QList<Session *> changed;
    QStringList names;
    for (Session *session : sessions) {
        if (!session->document().isModified())
            continue;
        changed << session;
        names << session->document().displayName();
    }
    if (changed.isEmpty())
        return true;
    if (changed.size() == 1)
        m_tabs.bringToFront(changed.first());
    switch (askAboutUnsaved(m_window, names)) {
    case UnsavedChanges::Save:
        return saveThese(changed);
    case UnsavedChanges::Discard:
        return true;
    case UnsavedChanges::Cancel:
        break;
    }
    return false;
}

// Stops at the first that is not saved, and shows it.
bool FileActions::saveThese(const QList<Session *> &sessions)
{
    for (Session *session : sessions) {
        if (!session->document().isModified())
            continue;
        m_tabs.bringToFront(session);
        if (!save(session))
            return false;
    }
    return true;
}

void FileActions::saveAll()
{
    Session *front = m_tabs.current();
    if (saveThese(m_tabs.sessions()) && front != nullptr)
        m_tabs.bringToFront(front);
}

bool FileActions::closeAll()
{
    return mayDiscard(m_tabs.sessions());
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
    QAction *copy = menu.addAction(tr("Copy &Path"), this,
                                   [path] { QGuiApplication::clipboard()->setText(QDir::toNativeSeparators(path)); });
    QAction *folder = menu.addAction(tr("Open Containing &Folder"), this, [path] {
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absolutePath()));
    });
    copy->setEnabled(!path.isEmpty());
    folder->setEnabled(!path.isEmpty());
    menu.exec(position);
}

} // namespace limber
