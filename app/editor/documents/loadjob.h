#pragma once

#include "project/projectreader.h"
#include "session/session.h"
#include "storage/clipfile.h"
#include "storage/filestamp.h"
#include "storage/projectfile.h"
#include "work/backgroundwork.h"

#include <QObject>
#include <QPointer>

namespace limber {

// Reads one file on a worker thread, repaired if that is wanted, and delivers the result. For a project it reads the
// BVH file that it names, too. For a refused BVH file it checks whether it can be repaired. Deletes itself afterwards.
class LoadJob : public QObject
{
    Q_OBJECT

public:
    enum class Mode { AsItIs, Repaired };

    LoadJob(const QString &path, Mode mode, QObject *parent);

    // The file that was asked for.
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] Mode mode() const { return m_mode; }
    // The BVH file as it was before it was read; the project where that was refused.
    [[nodiscard]] const FileStamp &stamp() const { return m_stamp; }
    // The project, if one is read; no path for none.
    [[nodiscard]] const FileStamp &projectStamp() const { return m_projectStamp; }
    // When finished: what the project gave. May be taken away (moved from).
    [[nodiscard]] ProjectReading &project() { return m_project; }
    // When finished: the BVH file is not the one that the project was saved with, or not where that says.
    [[nodiscard]] bool isOtherMotion() const { return m_isOtherMotion; }
    [[nodiscard]] bool isFoundBeside() const { return m_isFoundBeside; }
    // When finished: the file was refused, and a repaired copy can be opened.
    [[nodiscard]] bool isRepairable() const { return m_isRepairable; }
    // The session that shows what was read so far; null while there is none.
    [[nodiscard]] Session *session() const { return m_session; }
    void setSession(Session *session) { m_session = session; }
    // Position among the documents in the order in which they were asked for.
    [[nodiscard]] int order() const { return m_order; }
    void setOrder(int order) { m_order = order; }
    // It is finished all the same, with a result that reports it: also where it comes when all is read.
    void cancel()
    {
        m_isCancelled = true;
        m_work.stop();
    }

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
        ProjectReading project;
        bool isRepairable = false;
        bool isOtherMotion = false;
        bool isFoundBeside = false;
    };

    // On the worker; `job` may be gone by then, and is only for reports.
    [[nodiscard]] static Outcome read(const QString &path, Mode mode, const BackgroundWork::Reporter &reporter,
                                      LoadJob *job);
    static void readBvhInParts(Outcome &outcome, const QString &path, const BackgroundWork::Reporter &reporter,
                               const Progress &progress, LoadJob *job);
    static void readWithProject(Outcome &outcome, const QString &path, const BackgroundWork::Reporter &reporter,
                                const Progress &progress, LoadJob *job);
    void finish(Outcome &outcome);

    QString m_path;
    FileStamp m_stamp;
    FileStamp m_projectStamp;
    ProjectReading m_project;
    Mode m_mode = Mode::AsItIs;
    bool m_isRepairable = false;
    bool m_isOtherMotion = false;
    bool m_isFoundBeside = false;
    bool m_isCancelled = false;
    QPointer<Session> m_session;
    int m_order = 0;
    BackgroundWork m_work;
};

} // namespace limber
