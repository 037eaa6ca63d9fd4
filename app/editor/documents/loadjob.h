#pragma once

#include "session/session.h"
#include "storage/clipfile.h"
#include "storage/filestamp.h"
#include "work/backgroundwork.h"

#include <QObject>
#include <QPointer>

namespace limber {

// Reads one file on a worker thread, repaired if that is wanted, and delivers the result. For a
// refused file it checks whether it can be repaired. Deletes itself afterwards.
class LoadJob : public QObject
{
    Q_OBJECT

public:
    enum class Mode { AsItIs, Repaired };

    LoadJob(const QString &path, Mode mode, QObject *parent);

    [[nodiscard]] QString path() const { return m_stamp.path; }
    [[nodiscard]] Mode mode() const { return m_mode; }
    // The file as it was before it was read.
    [[nodiscard]] const FileStamp &stamp() const { return m_stamp; }
    // When finished: the file was refused, and a repaired copy can be opened.
    [[nodiscard]] bool isRepairable() const { return m_isRepairable; }
    // The session that shows what was read so far; null while there is none.
    [[nodiscard]] Session *session() const { return m_session; }
    void setSession(Session *session) { m_session = session; }
    // Position among the documents in the order in which they were asked for.
    [[nodiscard]] int order() const { return m_order; }
    void setOrder(int order) { m_order = order; }
    // It is finished all the same, with a result that reports it.
    void cancel() { m_work.stop(); }

signals:
    void progressed(double fraction); // 0 to 1
    // Some more of a file that takes longer than a moment can be shown.
    void partRead(const limber::Clip &part);
    // `result` may be taken away (moved from).
    void finished(limber::ReadResult &result);

private:
    struct Outcome
    {
        ReadResult result;
        bool isRepairable = false;
    };

    // On the worker; `job` may be gone by then, and is only for reports.
    [[nodiscard]] static Outcome read(const QString &path, Mode mode, const BackgroundWork::Reporter &reporter,
                                      LoadJob *job);
    void finish(Outcome &outcome);

    FileStamp m_stamp;
    Mode m_mode = Mode::AsItIs;
    bool m_isRepairable = false;
    QPointer<Session> m_session;
    int m_order = 0;
    BackgroundWork m_work;
};

} // namespace limber
