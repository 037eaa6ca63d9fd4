#include "documents/loadjob.h"

#include "storage/repairfile.h"

#include <QElapsedTimer>

namespace limber {

namespace {

// Often enough to show progress, rarely enough to keep the window responsive.
constexpr qint64 millisecondsBetweenParts = 150;

} // namespace

LoadJob::LoadJob(const QString &path, Mode mode, QObject *parent)
    : QObject(parent), m_stamp(FileStamp::of(path)), m_mode(mode)
{
    m_work.start(
        [this, path, mode](const BackgroundWork::Reporter &reporter) { return read(path, mode, reporter, this); },
        [this](Outcome outcome) { finish(outcome); },
        [this](const QString &) {
            Outcome nothing;
            finish(nothing);
        });
}

LoadJob::Outcome LoadJob::read(const QString &path, Mode mode, const BackgroundWork::Reporter &reporter, LoadJob *job)
{
    const Progress progress = reporter.progress([job](double fraction) { emit job->progressed(fraction); });
    Outcome outcome;
    if (mode == Mode::Repaired) {
        outcome.result = loadRepairedBvh(path, {std::nullopt, progress});
        return outcome;
    }
    QElapsedTimer sincePart;
    ReadOptions options;
    options.progress = progress;
    options.partial = [&](const Clip &part) {
        if (sincePart.isValid() && sincePart.elapsed() < millisecondsBetweenParts)
            return;
        sincePart.start();
        reporter.post([job, part] { emit job->partRead(part); });
    };
    outcome.result = loadBvh(path, options);
    const Finding *error = outcome.result.error();
    outcome.isRepairable = error != nullptr && error->line > 0 && isRepairableFile(path, progress);
    return outcome;
}

void LoadJob::finish(Outcome &outcome)
{
    m_isRepairable = outcome.isRepairable;
    emit finished(outcome.result);
    deleteLater();
}

} // namespace limber
