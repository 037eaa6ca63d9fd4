#include "documents/loadjob.h"

#include "storage/paths/filelook.h"
#include "storage/repairfile.h"

#include <QElapsedTimer>

namespace limber {

namespace {

// This is often enough to show progress, and rare enough to keep the window responsive.
constexpr qint64 millisecondsBetweenParts = 150;

} // namespace

LoadJob::LoadJob(const QString &path, Mode mode, QObject *parent) : QObject(parent), m_path(path), m_mode(mode)
{
    m_loaded.requested = m_loaded.stamp = FileStamp{path};
    m_loaded.projectStamp = isProjectPath(path) ? m_loaded.stamp : FileStamp();
    m_question.ask([path] { return Place::of(path); }, [this](const Place &place) { start(place); });
    if (!m_question.isWaiting()) // there is no memory for its thread
        QMetaObject::invokeMethod(
            this, [this] { start(Place::of(m_path)); }, Qt::QueuedConnection);
}

LoadJob::Place LoadJob::Place::of(const QString &path)
{
    return {FileStamp::of(path), !isProjectPath(path) && isThere(projectPathOf(path))};
}

void LoadJob::start(const Place &place)
{
    m_loaded.requested = place.file;
    m_loaded.stamp = place.file;
    if (isProjectPath(m_path))
        m_loaded.projectStamp = place.file;
    m_loaded.hasProjectBeside = place.hasProjectBeside;
    if (m_mode == Mode::IfThere && !place.file.exists())
        m_isCancelled = true;
    emit located(m_loaded);
    if (m_isCancelled)
        return finishWithNothing();
    m_work.start([path = m_path, mode = m_mode,
                  this](const BackgroundWork::Reporter &reporter) { return read(path, mode, reporter, this); },
                 [this](Outcome outcome) { finish(outcome); }, [this](const QString &) { finishWithNothing(); });
}

void LoadJob::cancel()
{
    m_isCancelled = true;
    m_work.stop();
    if (!m_question.isWaiting())
        return;
    m_question.forget();
    QMetaObject::invokeMethod(this, &LoadJob::finishWithNothing, Qt::QueuedConnection);
}

LoadJob::Outcome LoadJob::read(const QString &path, Mode mode, const BackgroundWork::Reporter &reporter, LoadJob *job)
{
    const Progress progress = reporter.progress([job](double fraction) { emit job->progressed(fraction); });
    Outcome outcome;
    if (mode == Mode::Repaired)
        outcome.result = loadRepairedBvh(path, {std::nullopt, progress});
    else if (isProjectPath(path))
        readWithProject(outcome, path, reporter, progress, job);
    else
        readBvhInParts(outcome, path, reporter, progress, job);
    return outcome;
}

void LoadJob::readBvhInParts(Outcome &outcome, const QString &path, const BackgroundWork::Reporter &reporter,
                             const Progress &progress, LoadJob *job)
{
    QElapsedTimer sincePart;
    ReadOptions options;
    options.progress = progress;
    options.partial = [&](const Clip &part) {
        if (sincePart.isValid() && sincePart.elapsed() < millisecondsBetweenParts)
            return;
        sincePart.start();
        reporter.post([job, part] { emit job->partRead(job->m_loaded, part); });
    };
    outcome.result = loadBvh(path, options);
    outcome.isRepairable = isRefusedForItsText(outcome.result) && isRepairableFile(path, progress);
}

// The text of the project is kept until the clip is read, because it refers to the clip's joints and frames.
void LoadJob::readWithProject(Outcome &outcome, const QString &path, const BackgroundWork::Reporter &reporter,
                              const Progress &progress, LoadJob *job)
{
    constexpr double partOfBvh = 0.7; // of the time, roughly
    const ProjectText text = loadProjectText(path);
    if (text.problem) {
        outcome.result.findings = {*text.problem};
        return;
    }
    reporter.post([job, stamp = FileStamp::of(text.bvhPath)] { job->m_loaded.stamp = stamp; });
    readBvhInParts(outcome, text.bvhPath, reporter, progress.part(0.0, partOfBvh), job);
    if (!outcome.result.clip)
        return;
    const Skeleton &skeleton = outcome.result.clip->skeleton;
    const int frameCount = outcome.result.clip->motion.frameCount();
    outcome.isFoundBeside = text.isFoundBeside;
    outcome.isOtherMotion = !isSameMotion(text.motion, text.bvhPath, skeleton, frameCount);
    outcome.project = readProject(*text.text, skeleton, frameCount, progress.part(partOfBvh, 1.0));
    if (outcome.project.cancelled) {
        outcome.result.clip.reset();
        outcome.result.cancelled = true;
    }
}

void LoadJob::finishWithNothing()
{
    Outcome nothing;
    finish(nothing);
}

void LoadJob::finish(Outcome &outcome)
{
    m_loaded.result = std::move(outcome.result);
    m_loaded.project = std::move(outcome.project);
    m_loaded.isRepairable = outcome.isRepairable;
    m_loaded.isOtherMotion = outcome.isOtherMotion;
    m_loaded.isFoundBeside = outcome.isFoundBeside;
    if (m_isCancelled) {
        m_loaded.result = ReadResult();
        m_loaded.result.cancelled = true;
    }
    emit finished(m_loaded);
    deleteLater();
}

} // namespace limber
