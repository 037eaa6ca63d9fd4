#include "documents/opening.h"

#include "documents/sessiontabs.h"
#include "session/sessionproject.h"
#include "settings/filesettings.h"
#include "storage/paths/filelook.h"
#include "storage/paths/filetext.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace limber {

Opening::Opening(SessionTabs &tabs, Settings &settings) : m_tabs(tabs), m_settings(settings)
{
    connect(&m_tabs, &SessionTabs::sessionRemoved, this, [this](Session *session) {
        if (LoadJob *job = m_reverts.take(session))
            job->cancel();
    });
}

void Opening::open(const QString &path)
{
    openAs(LoadJob::Mode::AsItIs, path);
}

void Opening::openIfThere(const QString &path)
{
    openAs(LoadJob::Mode::IfThere, path);
}

void Opening::openAs(LoadJob::Mode mode, const QString &path)
{
    const QString absolute = absolutePath(path);
    if (Session *session = m_tabs.find(FileStamp{absolute}))
        return m_tabs.bringToFront(session);
    const auto readsIt = [&](const LoadJob *job) { return job->path() == absolute && !job->isCancelled(); };
    if (std::ranges::any_of(m_jobs, readsIt))
        return;
    LoadJob *job = startJob(absolute, mode);
    connect(job, &LoadJob::located, this, [this, job] { cancelIfOpen(job); });
    connect(job, &LoadJob::finished, this, [this, job](ReadResult &result) { takeLoaded(*job, result); });
    connect(job, &LoadJob::partRead, this, [this, job](const Clip &part) { showPart(job, part); });
}

// Once the disk has answered, it is known whether another path of the file was opened before.
void Opening::cancelIfOpen(LoadJob *job)
{
    const auto isOfSameFile = [job](const LoadJob *other) {
        return other != job && !other->isCancelled() && other->file().isOfSameFile(job->file());
    };
    Session *session = m_tabs.find(job->file());
    if (session != nullptr)
        m_tabs.bringToFront(session);
    if (session != nullptr || std::ranges::any_of(m_jobs, isOfSameFile))
        job->cancel();
}

LoadJob *Opening::startJob(const QString &path, LoadJob::Mode mode)
{
    auto *job = new LoadJob(path, mode, this);
    job->setOrder(m_tabs.nextOrder());
    m_jobs << job;
    connect(job, &LoadJob::finished, this, [this, job] {
        m_jobs.removeOne(job);
        emit loadEnded();
    });
    emit loadStarted(job);
    return job;
}

void Opening::openRepaired(const QString &refused)
{
    const QString path = refused; // a copy, because the argument may be an entry of the list
    m_repairable.removeAll(path);
    emit changed();
    LoadJob *job = startJob(path, LoadJob::Mode::Repaired);
    connect(job, &LoadJob::finished, this, [this, job](ReadResult &result) { takeRepaired(*job, result); });
}

// A large file is shown while it is read.
void Opening::showPart(LoadJob *job, const Clip &part)
{
    if (job->session() != nullptr)
        return job->session()->document().growWhileLoading(part);
    auto session = newSession(*job, DocumentOrigin::ofFile(job->stamp(), job->projectStamp()));
    session->document().beginLoading(part);
    job->setSession(session.get());
    m_tabs.add(std::move(session), job->order());
    emit changed();
}

void Opening::takeLoaded(LoadJob &job, ReadResult &result)
{
    Session *session = job.session();
    if (!result.clip && session != nullptr)
        remove({session});
    if (result.cancelled)
        return;
    if (!result.clip)
        return refuse(job, result);
    emit fileRead(job.path());
    if (takeIntoOpenDocument(job, result))
        return;
    const Project project = std::move(job.project().project);
    if (session == nullptr) {
        auto added = newSession(job, DocumentOrigin::ofFile(job.stamp(), job.projectStamp()));
        session = added.get();
        session->document().reset(std::move(*result.clip), std::move(result.findings), project.additions);
        m_tabs.add(std::move(added), job.order());
    } else {
        session->document().endLoading(std::move(*result.clip), std::move(result.findings), project.additions);
    }
    emit changed();
    if (job.hasProjectBeside())
        emit projectFound(session->document(), projectPathOf(job.path()));
    emit opened(session);
    announceProject(session, job, project);
}

void Opening::announceProject(Session *session, LoadJob &job, const Project &project)
{
    if (job.projectStamp().path.isEmpty())
        return;
    takeView(*session, project);
    emit projectRead(session, {job.projectStamp(), std::move(job.project().findings), job.project().damage,
                               job.isOtherMotion(), job.isFoundBeside()});
}

// If the BVH file of the project was opened without it, its document takes the project, because a file must have only
// one document.
bool Opening::takeIntoOpenDocument(LoadJob &job, ReadResult &result)
{
    const QList<Session *> sessions = m_tabs.sessions();
    const auto isSame = [&](const Session *session) {
        return session != job.session() && session->document().path() == job.stamp().path;
    };
    const auto found = std::ranges::find_if(sessions, isSame);
    if (job.projectStamp().path.isEmpty() || found == sessions.end())
        return false;
    if (job.session() != nullptr)
        remove({job.session()});
    m_tabs.bringToFront(*found);
    if ((*found)->document().isModified() || (*found)->document().isLoading())
        emit message(MessageBar::Kind::Warning,
                     tr("%1 has changes that are not saved. Save or close it, then open its project.")
                         .arg((*found)->document().displayName()));
    else
        takeReverted(*found, job, result);
    return true;
}

void Opening::takeRepaired(const LoadJob &job, ReadResult &result)
{
    if (result.cancelled)
        return;
    if (!result.clip)
        return refuse(job, result);
    const QFileInfo file(fileText(job.path()));
    const QString suffix = file.suffix().isEmpty() ? QString() : QLatin1Char('.') + file.suffix();
    DocumentOrigin origin = DocumentOrigin::untitled(tr("%1 (repaired)%2").arg(file.completeBaseName(), suffix));
    origin.findingsSource = job.stamp();
    origin.neverSaved = true;
    auto session = newSession(job, origin);
    session->document().reset(std::move(*result.clip), std::move(result.findings));
    showNew(std::move(session), job.order());
}

void Opening::refuse(const LoadJob &job, const ReadResult &result)
{
    const QString &path = job.stamp().path; // also the file of a project
    m_repairable.removeAll(path);
    if (job.isRepairable())
        m_repairable << path;
    else
        m_repairable.clear(); // the action is about the last refused file
    emit changed();
    emit refused(job.stamp(), result.findings, job.isRepairable());
}

std::unique_ptr<Session> Opening::newSession(const LoadJob &job, const DocumentOrigin &origin)
{
    auto session = std::make_unique<Session>();
    session->document().setOrigin(origin);
    session->document().setNameCodec(NameCodec(nameCodecOf(m_settings, job.stamp().path)));
    return session;
}

void Opening::remove(const QList<Session *> &sessions)
{
    m_tabs.remove(sessions);
    emit changed();
}

void Opening::showNew(std::unique_ptr<Session> session, int order)
{
    Session *added = session.get();
    m_tabs.add(std::move(session), order);
    emit changed();
    emit opened(added);
}

void Opening::openSample()
{
    openResource(QStringLiteral(":/samples/walk.bvh"), tr("Sample walk"));
}

void Opening::openNew(Clip clip, const QString &name, const PositionRules &rules, Additions additions)
{
    auto session = std::make_unique<Session>();
    Document &document = session->document();
    DocumentOrigin origin = DocumentOrigin::untitled(name);
    origin.neverSaved = true;
    document.setOrigin(origin);
    document.reset(std::move(clip), {}, std::move(additions));
    if (document.positionRules().roots != rules.roots)
        document.setPositionRuleChoice(rules.roots == PositionRule::Add ? PositionRuleChoice::Add
                                                                        : PositionRuleChoice::Replace);
    showNew(std::move(session), m_tabs.nextOrder());
}

void Opening::openResource(const QString &resource, const QString &name)
{
    QFile file(resource);
    if (!file.open(QIODevice::ReadOnly))
        return emit message(MessageBar::Kind::Error, tr("%1 is missing from this build.").arg(name));
    ReadResult result = readBvh(file.readAll().toStdString());
    if (!result.clip)
        return emit refused(FileStamp{name}, result.findings, false);
    auto session = std::make_unique<Session>();
    session->document().setOrigin(DocumentOrigin::untitled(name));
    session->document().reset(std::move(*result.clip));
    showNew(std::move(session), m_tabs.nextOrder());
}

void Opening::revert(Session *session)
{
    if (m_reverts.contains(session))
        return;
    const DocumentOrigin &origin = session->document().origin();
    LoadJob *job = startJob(origin.project.path.isEmpty() ? origin.path : origin.project.path, LoadJob::Mode::AsItIs);
    m_reverts[session] = job;
    connect(job, &LoadJob::finished, this, [this, session] { m_reverts.remove(session); });
    connect(job, &LoadJob::finished, session,
            [this, job, session](ReadResult &result) { takeReverted(session, *job, result); });
    connect(&session->document(), &Document::performed, job, [this, session] { cancelRevert(session); });
}

void Opening::cancelRevert(Session *session)
{
    LoadJob *job = m_reverts.take(session);
    if (job == nullptr)
        return;
    job->cancel();
    emit message(MessageBar::Kind::Warning, tr("%1 was changed or saved while its file was read: it was not reverted.")
                                                .arg(session->document().displayName()));
}

void Opening::takeReverted(Session *session, LoadJob &job, ReadResult &result)
{
    if (result.cancelled)
        return;
    if (!result.clip)
        return refuse(job, result);
    const Project project = std::move(job.project().project);
    session->document().setOrigin(DocumentOrigin::ofFile(job.stamp(), job.projectStamp()));
    session->document().reset(std::move(*result.clip), std::move(result.findings), project.additions);
    announceProject(session, job, project);
}

void Opening::cancelLoads()
{
    for (LoadJob *job : std::as_const(m_jobs))
        job->cancel();
}

void Opening::close(const QList<Session *> &sessions)
{
    QList<Session *> read;
    for (Session *session : sessions) {
        const auto job = std::ranges::find(m_jobs, session, &LoadJob::session);
        if (job != m_jobs.end())
            (*job)->cancel(); // the part that is shown is removed once reading has stopped
        else
            read << session;
    }
    remove(read);
}

} // namespace limber
