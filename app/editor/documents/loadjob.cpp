#include "documents/loadjob.h"

#include "storage/repairfile.h"

#include <QElapsedTimer>
#include <QtConcurrentRun>

namespace limber {

namespace {

// Often enough to see it coming in, seldom enough to leave the window its time.
constexpr qint64 millisecondsBetweenParts = 150;

} // namespace

LoadJob::LoadJob(const QString &path, Mode mode, QObject *parent)
    : QObject(parent), m_stamp(FileStamp::of(path)), m_mode(mode)
{
    connect(&m_watcher, &QFutureWatcherBase::progressValueChanged, this,
            [this](int thousandths) { emit progressed(thousandths / 1000.0); });
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] {
        const std::shared_ptr<Outcome> outcome = m_watcher.result();
        m_isRepairable = outcome->isRepairable;
        emit finished(outcome->result);
        deleteLater();
    });
    const auto work = [this, path, mode, cancelled = m_cancelled](QPromise<std::shared_ptr<Outcome>> &promise) {
        promise.setProgressRange(0, 1000);
        ReadOptions options;
        QElapsedTimer sincePart;
        options.partial = [&](const Clip &part) {
            if (sincePart.isValid() && sincePart.elapsed() < millisecondsBetweenParts)
                return;
            sincePart.start();
            QMetaObject::invokeMethod(
                this, [this, part] { emit partRead(part); }, Qt::QueuedConnection);
        };
        const Progress progress = [&](double share) {
            promise.setProgressValue(static_cast<int>(share * 1000));
            return !*cancelled;
        };
        const auto outcome = std::make_shared<Outcome>();
        if (mode == Mode::Repaired) {
            outcome->result = loadRepairedBvh(path, {std::nullopt, progress});
        } else {
            options.progress = progress;
            outcome->result = loadBvh(path, options);
            const Finding *error = outcome->result.error();
            outcome->isRepairable = error != nullptr && error->line > 0 && isRepairableFile(path, progress);
        }
        promise.addResult(outcome);
    };
    m_watcher.setFuture(QtConcurrent::run(work));
}

LoadJob::~LoadJob()
{
    cancel();
    m_watcher.waitForFinished();
}

} // namespace limber
