#include "documents/opening.h"

#include "documents/sessiontabs.h"
#include "settings/settings.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace limber {

Opening::Opening(SessionTabs &tabs, Settings &settings) : m_tabs(tabs), m_settings(settings)
{
}

void Opening::open(const QString &path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (Session *session = m_tabs.find(absolute))
        return m_tabs.bringToFront(session);
    if (std::ranges::any_of(m_jobs, [&](const LoadJob *job) { return job->path() == absolute; }))
        return; // being read already
    LoadJob *job = startJob(absolute, LoadJob::Mode::AsItIs);
    connect(job, &LoadJob::finished, this, [this, job](ReadResult &result) { takeLoaded(*job, result); });
    connect(job, &LoadJob::partRead, this, [this, job](const Clip &part) { showPart(job, part); });
}

LoadJob *Opening::startJob(const QString &path, LoadJob::Mode mode)
{
    auto *job = new LoadJob(path, mode, this);
    job->setOrder(m_tabs.nextOrder());
    m_jobs << job;
    connect(job, &LoadJob::finished, this, [this, job] { m_jobs.removeOne(job); });
    emit loadStarted(job);
    return job;
}

void Opening::openRepaired(const QString &refused)
{
    const QString path = refused; // a copy: the argument may be an entry of the list
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
    auto session = newSession(*job, DocumentOrigin::ofFile(job->stamp()));
    session->document().beginLoading(part);
    job->setSession(session.get());
    m_tabs.add(std::move(session), job->order());
    emit changed();
}

void Opening::takeLoaded(const LoadJob &job, ReadResult &result)
{
    Session *session = job.session();
    if (!result.clip && session != nullptr)
        remove(session);
    if (result.cancelled)
        return;
    if (!result.clip)
        return refuse(job, result);
    emit fileRead(job.path());
    if (session == nullptr) {
        auto added = newSession(job, DocumentOrigin::ofFile(job.stamp()));
        added->document().reset(std::move(*result.clip), std::move(result.findings));
        return showNew(std::move(added), job.order());
    }
    session->document().endLoading(std::move(*result.clip), std::move(result.findings));
    emit changed();
    emit opened(session);
}

void Opening::takeRepaired(const LoadJob &job, ReadResult &result)
{
    if (result.cancelled)
        return;
    if (!result.clip)
        return refuse(job, result);
    const QFileInfo file(job.path());
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
    m_repairable.removeAll(job.path());
    if (job.isRepairable())
        m_repairable << job.path();
    else
        m_repairable.clear(); // the action is about the file that was refused last
    emit changed();
    emit refused(job.stamp(), result.findings, job.isRepairable());
}

std::unique_ptr<Session> Opening::newSession(const LoadJob &job, const DocumentOrigin &origin)
{
    auto session = std::make_unique<Session>();
    session->document().setOrigin(origin);
    session->document().setNameCodec(NameCodec(m_settings.nameCodecOf(job.path())));
    return session;
}

void Opening::remove(Session *session)
{
    m_tabs.remove(session);
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

void Opening::openNew(Clip clip, const QString &name, const PositionRules &rules)
{
    auto session = std::make_unique<Session>();
    Document &document = session->document();
    DocumentOrigin origin = DocumentOrigin::untitled(name);
    origin.neverSaved = true;
    document.setOrigin(origin);
    document.reset(std::move(clip));
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
        return emit refused({name, -1, {}}, result.findings, false);
    auto session = std::make_unique<Session>();
    session->document().setOrigin(DocumentOrigin::untitled(name));
    session->document().reset(std::move(*result.clip));
    showNew(std::move(session), m_tabs.nextOrder());
}

void Opening::revert(Session *session)
{
    LoadJob *job = startJob(session->document().path(), LoadJob::Mode::AsItIs);
    connect(job, &LoadJob::finished, session,
            [this, job, session](ReadResult &result) { takeReverted(session, *job, result); });
}

void Opening::takeReverted(Session *session, const LoadJob &job, ReadResult &result)
{
    if (result.cancelled)
        return;
    if (!result.clip)
        return refuse(job, result);
    session->document().setOrigin(DocumentOrigin::ofFile(job.stamp()));
    session->document().reset(std::move(*result.clip), std::move(result.findings));
}

void Opening::close(Session *session)
{
    const auto job = std::ranges::find(m_jobs, session, &LoadJob::session);
    if (job != m_jobs.end())
        (*job)->cancel(); // the part shown is removed when reading has stopped
    else
        remove(session);
}

} // namespace limber
