#pragma once

#include "storage/storage.h"

#include <QFutureWatcher>
#include <QObject>

#include <atomic>
#include <memory>

namespace limber {

// Reads one file on a worker thread and comes back with what became of it. Deletes itself afterwards.
class LoadJob : public QObject
{
    Q_OBJECT

public:
    LoadJob(const QString &path, QObject *parent);
    ~LoadJob() override;

    [[nodiscard]] QString path() const { return m_path; }
    void cancel() { *m_cancelled = true; }

signals:
    void progressed(double share); // 0 to 1
    // `result` may be taken away (moved from).
    void finished(limber::ReadResult &result);

private:
    QString m_path;
    std::shared_ptr<std::atomic_bool> m_cancelled = std::make_shared<std::atomic_bool>(false);
    QFutureWatcher<std::shared_ptr<ReadResult>> m_watcher;
};

} // namespace limber
