#include "loadjob.h"

#include <QtConcurrentRun>

namespace limber {

LoadJob::LoadJob(const QString &path, QObject *parent) : QObject(parent), m_path(path)
{
    connect(&m_watcher, &QFutureWatcherBase::progressValueChanged, this,
            [this](int thousandths) { emit progressed(thousandths / 1000.0); });
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] {
        const std::shared_ptr<ReadResult> result = m_watcher.result();
        emit finished(*result);
        deleteLater();
    });
    const auto work = [path, cancelled = m_cancelled](QPromise<std::shared_ptr<ReadResult>> &promise) {
        promise.setProgressRange(0, 1000);
        ReadOptions options;
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
