#include "loadjob.h"

#include <QElapsedTimer>
#include <QtConcurrentRun>

namespace limber {

namespace {

// Often enough to see it coming in, seldom enough to leave the window its time.
constexpr qint64 millisecondsBetweenParts = 150;

} // namespace

LoadJob::LoadJob(const QString &path, QObject *parent) : QObject(parent), m_path(path)
{
    connect(&m_watcher, &QFutureWatcherBase::progressValueChanged, this,
            [this](int thousandths) { emit progressed(thousandths / 1000.0); });
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] {
        const std::shared_ptr<ReadResult> result = m_watcher.result();
        emit finished(*result);
        deleteLater();
    });
    const auto work = [this, path, cancelled = m_cancelled](QPromise<std::shared_ptr<ReadResult>> &promise) {
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
        options.progress = [&](double share) {
            promise.setProgressValue(static_cast<int>(share * 1000));
            return !*cancelled;
        };
        promise.addResult(std::make_shared<ReadResult>(loadBvh(path, options)));
    };
    m_watcher.setFuture(QtConcurrent::run(work));
}

LoadJob::~LoadJob()
{
    cancel();
    m_watcher.waitForFinished();
}

} // namespace limber
