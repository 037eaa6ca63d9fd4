#pragma once

#include "items/session.h"
#include "storage/storage.h"

#include <QFutureWatcher>
#include <QObject>
#include <QPointer>

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
    // The session that shows what was read so far; null while there is none.
    [[nodiscard]] Session *session() const { return m_session; }
    void setSession(Session *session) { m_session = session; }
    void cancel() { *m_cancelled = true; }

signals:
    void progressed(double share); // 0 to 1
    // Some more of a file that takes longer than a moment can be shown.
    void partRead(const limber::Clip &part);
    // `result` may be taken away (moved from).
    void finished(limber::ReadResult &result);

private:
    QString m_path;
    QPointer<Session> m_session;
    std::shared_ptr<std::atomic_bool> m_cancelled = std::make_shared<std::atomic_bool>(false);
    QFutureWatcher<std::shared_ptr<ReadResult>> m_watcher;
};

} // namespace limber
