#include "filecommands.h"

#include "dialogs/templatedialog.h"
#include "savejob.h"
#include "sessiontabs.h"
#include "settings.h"
#include "theme/icons.h"
#include "theme/theme.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>
#include <tuple>

namespace limber {

namespace {

QString fileFilter()
{
    return FileCommands::tr("Motion capture (*.bvh *.BVH);;All files (*)");
}

// A question about a file; its name is data and shown as plain text.
std::unique_ptr<QMessageBox> makeQuestion(QWidget *window, const QString &text, const QString &details)
{
    auto box = std::make_unique<QMessageBox>(window);
    box->setIcon(QMessageBox::Question);
    box->setTextFormat(Qt::PlainText);
    box->setWindowTitle(QStringLiteral("Limber"));
    box->setText(text);
    box->setInformativeText(details);
    return box;
}

} // namespace

FileCommands::FileCommands(SessionTabs &tabs, Settings &settings, const Theme &theme, QWidget &window)
    : QObject(&window), m_tabs(tabs), m_settings(settings), m_theme(theme), m_window(window)
{
    createActions();
    connect(&tabs, &SessionTabs::currentSessionChanged, this, &FileCommands::updateActions);
    connect(&tabs, &SessionTabs::closeWanted, this, &FileCommands::close);
    updateActions();
    fillRecentMenu();
}

QAction *FileCommands::action(const QString &name) const
{
    for (QAction *action : m_actions) {
        if (action->objectName() == name)
            return action;
    }
    return nullptr;
}

void FileCommands::add(const CommandSpec &spec, void (FileCommands::*slot)())
{
    QAction *action = makeCommand(this, spec);
    connect(action, &QAction::triggered, this, slot);
    m_actions << action;
}

void FileCommands::createActions()
{
    add({tr("New from Template…"), QStringLiteral("file.new"), QStringLiteral("document-new"),
         tr("Start from a shipped skeleton"), QKeySequence::New},
        &FileCommands::newFromTemplate);
    add({tr("Open…"), QStringLiteral("file.open"), QStringLiteral("document-open"), tr("Open a BVH file"),
         QKeySequence::Open},
        &FileCommands::askAndOpen);
    add({tr("Open a Repaired Copy"), QStringLiteral("file.openRepaired"), QStringLiteral("document-repair"),
         tr("Open the file that was refused last as a new document, repaired")},
        &FileCommands::openLastRepaired);
    add({tr("Open Sample Walk"), QStringLiteral("file.openSample"), QStringLiteral("play-sample"),
         tr("Open a walk that comes with Limber")},
        &FileCommands::openSample);
    add({tr("Save"), QStringLiteral("file.save"), QStringLiteral("document-save"),
         tr("Save the document; what you did not touch keeps its bytes"), QKeySequence::Save},
        &FileCommands::saveCurrent);
    add({tr("Save As…"), QStringLiteral("file.saveAs"), QStringLiteral("document-save-as"),
         tr("Save the document under another name"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)},
        &FileCommands::saveCurrentAs);
    add({tr("Revert"), QStringLiteral("file.revert"), QStringLiteral("document-revert"),
         tr("Read the file again and drop all changes")},
        &FileCommands::revertCurrent);
    add({tr("Close"), QStringLiteral("file.close"), QStringLiteral("document-close"), tr("Close the document"),
         QKeySequence::Close},
        &FileCommands::closeCurrent);
    m_recentMenu = new QMenu(tr("Open Recent"), &m_window);
    m_recentMenu->setIcon(themedIcon(QStringLiteral("history")));
}

void FileCommands::updateActions()
{
    const Session *session = m_tabs.current();
    action(QStringLiteral("file.openRepaired"))->setEnabled(!m_repairable.isEmpty());
    for (const char *name : {"file.save", "file.saveAs", "file.close"})
        action(QLatin1String(name))->setEnabled(session != nullptr);
    action(QStringLiteral("file.revert"))->setEnabled(session != nullptr && !session->document().path().isEmpty());
}

void FileCommands::fillRecentMenu()
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

void FileCommands::askAndOpen()
{
    const QStringList recent = m_settings.recentFiles();
    const QString folder = recent.isEmpty() ? QString() : QFileInfo(recent.first()).absolutePath();
    const QStringList paths = QFileDialog::getOpenFileNames(&m_window, tr("Open"), folder, fileFilter());
    for (const QString &path : paths)
        open(path);
}

void FileCommands::open(const QString &path)
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

LoadJob *FileCommands::startJob(const QString &path, LoadJob::Mode mode)
{
    auto *job = new LoadJob(path, mode, this);
    m_jobs << job;
    connect(job, &LoadJob::finished, this, [this, job] { m_jobs.removeOne(job); });
    emit loadStarted(job);
    return job;
}

void FileCommands::openLastRepaired()
{
    openRepaired(m_repairable);
}

void FileCommands::openRepaired(const QString &refused)
{
    const QString path = refused; // it may be the member that is cleared here
    if (path == m_repairable)
        m_repairable.clear();
    updateActions();
    LoadJob *job = startJob(path, LoadJob::Mode::Repaired);
    connect(job, &LoadJob::finished, this, [this, job](ReadResult &result) { takeRepaired(*job, result); });
}

// A file that takes its time is shown while it comes in.
void FileCommands::showPart(LoadJob *job, const Clip &part)
{
    if (job->session() != nullptr)
        return job->session()->document().growWhileLoading(part);
    auto session = newSession(*job);
    session->document().beginLoading(part);
    job->setSession(session.get());
    m_tabs.add(std::move(session));
    updateActions();
}

void FileCommands::takeLoaded(const LoadJob &job, ReadResult &result)
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
        return showNew(std::move(added));
    }
    session->document().endLoading(std::move(*result.clip), std::move(result.findings));
    updateActions();
    emit opened(session);
}

void FileCommands::takeRepaired(const LoadJob &job, ReadResult &result)
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
    showNew(std::move(session));
}

void FileCommands::refuse(const LoadJob &job, const ReadResult &result)
{
    m_repairable = job.isRepairable() ? job.path() : QString();
    updateActions();
    emit refused(job.stamp(), result.findings, job.isRepairable());
}

void FileCommands::showSourceOf(const LoadJob &job, Document &document)
{
    document.setFindingsSource(job.stamp());
    document.setNameCodec(NameCodec(m_settings.nameCodecOf(job.path())));
}

std::unique_ptr<Session> FileCommands::newSession(const LoadJob &job)
{
    auto session = std::make_unique<Session>();
    session->document().setPath(job.path());
    showSourceOf(job, session->document());
    m_diskStates[session.get()] = job.stamp();
    const Session *added = session.get();
    connect(&session->document(), &Document::editRefused, this, [this, added] { std::ignore = isStillRead(added); });
    return session;
}

void FileCommands::removeSession(Session *session)
{
    m_diskStates.remove(session);
    m_tabs.remove(session);
    updateActions();
}

void FileCommands::showNew(std::unique_ptr<Session> session)
{
    Session *added = session.get();
    m_tabs.add(std::move(session));
    updateActions();
    emit opened(added);
}

// Says so if it is.
bool FileCommands::isStillRead(const Session *session)
{
    const Document &document = session->document();
    if (document.isLoading()) {
        emit message(MessageBar::Kind::Warning,
                     tr("%1 is still being read. It can be changed and saved when all of it is here.")
                         .arg(document.displayName()));
    }
    return document.isLoading();
}

void FileCommands::noteOpened(const QString &path)
{
    m_settings.addRecentFile(path);
    fillRecentMenu();
    emit recentFilesChanged();
}

void FileCommands::openSample()
{
    openResource(QStringLiteral(":/samples/walk.bvh"), tr("Sample walk"));
}

void FileCommands::openNew(Clip clip, const QString &name, const PositionRules &rules)
{
    auto session = std::make_unique<Session>();
    session->document().setUntitledName(name);
    session->document().reset(std::move(clip));
    session->document().setNeverSaved(true);
    if (session->document().positionRules().roots != rules.roots)
        session->document().setPositionRuleChoice(rules.roots == PositionRule::Add ? PositionRuleChoice::Add
                                                                                   : PositionRuleChoice::Replace);
    showNew(std::move(session));
}

void FileCommands::newFromTemplate()
{
    TemplateDialog dialog(m_theme.colours(), &m_window);
    if (dialog.exec() == QDialog::Accepted && !dialog.chosenPath().isEmpty())
        openResource(dialog.chosenPath(), tr("Untitled %1").arg(++m_untitledCount));
}

void FileCommands::openResource(const QString &resource, const QString &name)
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
    showNew(std::move(session));
}

void FileCommands::saveCurrent()
{
    if (Session *session = m_tabs.current())
        save(session);
}

void FileCommands::saveCurrentAs()
{
    if (Session *session = m_tabs.current())
        saveAs(session);
}

bool FileCommands::save(Session *session)
{
    if (isStillRead(session))
        return false;
    if (session->document().path().isEmpty())
        return saveAs(session);
    return mayOverwrite(session) && mayRewrite(session) && saveTo(session, session->document().path());
}

bool FileCommands::saveAs(Session *session)
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
QDir FileCommands::folderForSaving(const Document &document) const
{
    if (!document.findingsSource().path.isEmpty())
        return QFileInfo(document.findingsSource().path).absoluteDir();
    const QStringList recent = m_settings.recentFiles();
    return recent.isEmpty() ? QDir::home() : QFileInfo(recent.first()).absoluteDir();
}

bool FileCommands::saveTo(Session *session, const QString &path)
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
bool FileCommands::mayOverwrite(Session *session)
{
    const Document &document = session->document();
    const QString name = document.displayName();
    if (m_diskStates.value(session) != FileStamp::of(document.path()) && QFileInfo::exists(document.path())) {
        auto box = makeQuestion(&m_window, tr("%1 was changed by another program.").arg(name),
                                tr("Saving replaces what is on the disk now with what you see here."));
        QPushButton *replace = box->addButton(tr("Replace"), QMessageBox::DestructiveRole);
        box->addButton(QMessageBox::Cancel);
        box->exec();
        if (box->clickedButton() != replace)
            return false;
    }
    return true;
}

// A file that is not quite as the format wants it: keep its oddities, or write a clean one? Asked once a document.
bool FileCommands::mayRewrite(Session *session)
{
    Document &document = session->document();
    if (!document.isRepaired() || !document.isModified())
        return true;
    auto box = makeQuestion(&m_window, tr("%1 was read with repairs.").arg(document.displayName()),
                            tr("The findings list what was assumed. Saving can keep the file as it was written, with "
                               "nothing but your changes, or write all of it anew as the format wants it."));
    QPushButton *asWritten = box->addButton(tr("Save as It Was Written"), QMessageBox::AcceptRole);
    QPushButton *clean = box->addButton(tr("Save a Clean File"), QMessageBox::AcceptRole);
    QPushButton *other = box->addButton(tr("Save As…"), QMessageBox::ActionRole);
    box->addButton(QMessageBox::Cancel);
    box->setDefaultButton(asWritten);
    box->exec();
    if (box->clickedButton() == other)
        saveAs(session);
    if (box->clickedButton() == clean) {
        WriteOptions options = document.writeOptions();
        options.clean = true;
        document.setWriteOptions(options);
    }
    return box->clickedButton() == asWritten || box->clickedButton() == clean;
}

void FileCommands::revertCurrent()
{
    Session *session = m_tabs.current();
    if (session == nullptr || session->document().path().isEmpty() || isStillRead(session))
        return;
    if (session->document().isModified()) {
        auto box = makeQuestion(&m_window, tr("Revert %1?").arg(session->document().displayName()),
                                tr("All changes since it was last saved are lost, and the history with them."));
        QPushButton *revert = box->addButton(tr("Revert"), QMessageBox::DestructiveRole);
        box->addButton(QMessageBox::Cancel);
        box->exec();
        if (box->clickedButton() != revert)
            return;
    }
    LoadJob *job = startJob(session->document().path(), LoadJob::Mode::AsItIs);
    connect(job, &LoadJob::finished, session,
            [this, job, session](ReadResult &result) { takeReverted(session, *job, result); });
}

void FileCommands::takeReverted(Session *session, const LoadJob &job, ReadResult &result)
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

void FileCommands::closeCurrent()
{
    if (Session *session = m_tabs.current())
        close(session);
}

void FileCommands::close(Session *session)
{
    const auto job = std::ranges::find(m_jobs, session, &LoadJob::session);
    if (job != m_jobs.end())
        return (*job)->cancel(); // what is shown of it goes when the reading has stopped
    if (mayDiscard(session))
        removeSession(session);
}

bool FileCommands::mayDiscard(Session *session)
{
    if (!session->document().isModified())
        return true;
    m_tabs.bringToFront(session);
    auto box = makeQuestion(&m_window, tr("Save changes to %1?").arg(session->document().displayName()),
                            tr("Without saving, the changes are lost."));
    box->setStandardButtons(QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    box->setDefaultButton(QMessageBox::Save);
    switch (box->exec()) {
    case QMessageBox::Save:
        return save(session);
    case QMessageBox::Discard:
        return true;
    default:
        return false;
    }
}

bool FileCommands::closeAll()
{
    const QList<Session *> sessions = m_tabs.sessions();
    for (Session *session : sessions) {
        if (!mayDiscard(session))
            return false;
    }
    return true;
}

} // namespace limber
