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
        if (LoadJob *job = revertOf(session))
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
    const auto readsIt = [&](const Reading &reading) {
        return reading.job->path() == absolute && !reading.job->isCancelled();
    };
    if (std::ranges::any_of(m_readings, readsIt))
        return;
    LoadJob *job = start(absolute, mode);
    connect(job, &LoadJob::located, this, [this, job](const LoadedFile &file) { cancelIfOpen(job, file); });
    connect(job, &LoadJob::partRead, this,
            [this, job](const LoadedFile &file, const Clip &part) { showPart(job, file, part); });
}

void Opening::openRepaired(const QString &refused)
{
    start(refused, LoadJob::Mode::Repaired);
    m_repairable.removeAll(refused);
    emit changed();
}

LoadJob *Opening::start(const QString &path, LoadJob::Mode mode, Session *reverted)
{
    auto *job = new LoadJob(path, mode, this);
    m_readings << Reading{job, m_tabs.nextOrder(), reverted != nullptr, reverted};
    connect(job, &LoadJob::finished, this, [this, job](LoadedFile &file) { finish(job, file); });
    emit loadStarted(job);
    return job;
}

// Once the disk has answered, it is known whether another path of the file was opened before.
void Opening::cancelIfOpen(LoadJob *job, const LoadedFile &file)
{
    const auto reading = std::ranges::find(m_readings, job, &Reading::job);
    reading->requested = file.requested;
    const auto isOfSameFile = [&](const Reading &other) {
        return other.job != job && !other.job->isCancelled() && other.requested.isOfSameFile(file.requested);
    };
    Session *session = m_tabs.find(file.requested);
    if (session != nullptr)
        m_tabs.bringToFront(session);
    if (session != nullptr || std::ranges::any_of(m_readings, isOfSameFile))
        job->cancel();
}

// A large file is shown while it is read.
void Opening::showPart(LoadJob *job, const LoadedFile &file, const Clip &part)
{
    const auto reading = std::ranges::find(m_readings, job, &Reading::job);
    if (reading->session != nullptr)
        return reading->session->document().growWhileLoading(part);
    auto session = newSession(file.stamp, DocumentOrigin::ofFile(file.stamp, file.projectStamp));
    session->document().beginLoading(part);
    reading->session = session.get();
    m_tabs.add(std::move(session), reading->order);
    emit changed();
}

void Opening::finish(LoadJob *job, LoadedFile &file)
{
    const auto found = std::ranges::find(m_readings, job, &Reading::job);
    const Reading reading = *found;
    m_readings.erase(found);
    emit loadEnded();
    take(reading, job->mode(), file);
}

void Opening::take(const Reading &reading, LoadJob::Mode mode, LoadedFile &file)
{
    if (reading.reverts && reading.session == nullptr)
        return;
    if (!file.result.clip && !reading.reverts && reading.session != nullptr)
        remove({reading.session});
    if (file.result.cancelled)
        return;
    if (!file.result.clip)
        return refuse(file);
    if (mode == LoadJob::Mode::Repaired)
        return takeRepaired(reading, file);
    if (reading.reverts)
        return takeInto(*reading.session, file);
    emit fileRead(reading.job->path());
    if (Session *open = openWithoutProject(reading, file)) {
        if (reading.session != nullptr)
            remove({reading.session});
        return takeProjectInto(*open, file);
    }
    takeNew(reading, file);
}

void Opening::takeNew(const Reading &reading, LoadedFile &file)
{
    Session *session = reading.session;
    ReadResult &result = file.result;
    const Additions additions = additionsOfProject(file.project.project.additions, file.projectStamp.path);
    if (session == nullptr) {
        auto added = newSession(file.stamp, DocumentOrigin::ofFile(file.stamp, file.projectStamp));
        session = added.get();
        session->document().reset(std::move(*result.clip), std::move(result.findings), additions);
        m_tabs.add(std::move(added), reading.order);
    } else {
        session->document().endLoading(std::move(*result.clip), std::move(result.findings), additions);
    }
    emit changed();
    if (file.hasProjectBeside)
        emit projectFound(session->document(), projectPathOf(reading.job->path()));
    emit opened(session);
    announceProject(*session, file);
}

// The document shows the file instead of what it has.
void Opening::takeInto(Session &session, LoadedFile &file)
{
    ReadResult &result = file.result;
    session.document().setOrigin(DocumentOrigin::ofFile(file.stamp, file.projectStamp));
    session.document().reset(std::move(*result.clip), std::move(result.findings),
                             additionsOfProject(file.project.project.additions, file.projectStamp.path));
    announceProject(session, file);
}

// Returns the document that shows the BVH file of a project without the project: a file must have only one document.
Session *Opening::openWithoutProject(const Reading &reading, const LoadedFile &file) const
{
    if (file.projectStamp.path.isEmpty())
        return nullptr;
    for (Session *session : m_tabs.sessions()) {
        if (session != reading.session && session->document().path() == file.stamp.path)
            return session;
    }
    return nullptr;
}

void Opening::takeProjectInto(Session &open, LoadedFile &file)
{
    m_tabs.bringToFront(&open);
    if (open.document().isModified() || open.document().isLoading())
        emit message(MessageBar::Kind::Warning,
                     tr("%1 has changes that are not saved. Save or close it, then open its project.")
                         .arg(open.document().displayName()));
    else
        takeInto(open, file);
}

void Opening::announceProject(Session &session, LoadedFile &file)
{
    if (file.projectStamp.path.isEmpty())
        return;
    takeView(session, file.project.project);
    emit projectRead(&session, {file.projectStamp, std::move(file.project.findings), file.project.damage,
                                file.isOtherMotion, file.isFoundBeside});
}

void Opening::takeRepaired(const Reading &reading, LoadedFile &file)
{
    const QFileInfo info(fileText(reading.job->path()));
    const QString suffix = info.suffix().isEmpty() ? QString() : QLatin1Char('.') + info.suffix();
    DocumentOrigin origin = DocumentOrigin::untitled(tr("%1 (repaired)%2").arg(info.completeBaseName(), suffix));
    origin.findingsSource = file.stamp;
    origin.neverSaved = true;
    auto session = newSession(file.stamp, origin);
    session->document().reset(std::move(*file.result.clip), std::move(file.result.findings));
    showNew(std::move(session), reading.order);
}

void Opening::refuse(const LoadedFile &file)
{
    const QString &path = file.stamp.path; // also the file of a project
    m_repairable.removeAll(path);
    if (file.isRepairable)
        m_repairable << path;
    else
        m_repairable.clear(); // the action is about the last refused file
    emit changed();
    emit refused(file.stamp, file.result.findings, file.isRepairable);
}

std::unique_ptr<Session> Opening::newSession(const FileStamp &file, const DocumentOrigin &origin)
{
    auto session = std::make_unique<Session>();
    session->document().setOrigin(origin);
    session->document().setNameCodec(NameCodec(nameCodecOf(m_settings, file.path)));
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

LoadJob *Opening::revertOf(const Session *session) const
{
    const auto reverts = [session](const Reading &reading) {
        return reading.reverts && reading.session == session && !reading.job->isCancelled();
    };
    const auto found = std::ranges::find_if(m_readings, reverts);
    return found == m_readings.end() ? nullptr : found->job;
}

void Opening::revert(Session *session)
{
    if (revertOf(session) != nullptr)
        return;
    const DocumentOrigin &origin = session->document().origin();
    LoadJob *job =
        start(origin.project.path.isEmpty() ? origin.path : origin.project.path, LoadJob::Mode::AsItIs, session);
    connect(&session->document(), &Document::performed, job, [this, session] { cancelRevert(session); });
}

void Opening::cancelRevert(Session *session)
{
    LoadJob *job = revertOf(session);
    if (job == nullptr)
        return;
    job->cancel();
    emit message(MessageBar::Kind::Warning, tr("%1 was changed or saved while its file was read: it was not reverted.")
                                                .arg(session->document().displayName()));
}

void Opening::cancelLoads()
{
    for (const Reading &reading : std::as_const(m_readings))
        reading.job->cancel();
}

void Opening::close(const QList<Session *> &sessions)
{
    QList<Session *> read;
    for (Session *session : sessions) {
        const auto shows = [session](const Reading &reading) { return !reading.reverts && reading.session == session; };
        const auto reading = std::ranges::find_if(m_readings, shows);
        if (reading != m_readings.end())
            reading->job->cancel(); // the part that is shown is removed once reading has stopped
        else
            read << session;
    }
    remove(read);
}

} // namespace limber
