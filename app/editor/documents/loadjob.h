#pragma once

#include "project/projectreader.h"
#include "session/session.h"
#include "storage/clipfile.h"
#include "storage/filestamp.h"
#include "storage/projectfile.h"
#include "work/backgroundwork.h"
#include "work/diskquestion.h"

#include <QObject>
#include <QPointer>

namespace limber {

// Reads one file in the background, repaired if wanted, and delivers the result. First it waits until the disk answers,
// on a thread that nothing else needs. For a project it also reads the BVH file that the project names. For a refused
// BVH file it checks whether it can be repaired. It deletes itself afterwards.
class LoadJob : public QObject
{
    Q_OBJECT

public:
    enum class Mode {
        AsItIs,
        IfThere, // a missing file is not an error, but counts as cancelled
        Repaired
    };

    LoadJob(const QString &path, Mode mode, QObject *parent);

    // The requested file.
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] Mode mode() const { return m_mode; }
    // The requested file as it was before it was read; known once located() was emitted.
    [[nodiscard]] const FileStamp &file() const { return m_file; }
    // The BVH file as it was before it was read, or the project if that was refused.
    [[nodiscard]] const FileStamp &stamp() const { return m_stamp; }
    // Whether there is a project beside the BVH file that was requested without it.
    [[nodiscard]] bool hasProjectBeside() const { return m_hasProjectBeside; }
    // The project, if one is read; no path if there is none.
    [[nodiscard]] const FileStamp &projectStamp() const { return m_projectStamp; }
    // When finished: what was read from the project. The caller may move from it.
    [[nodiscard]] ProjectReading &project() { return m_project; }
    // When finished: whether the BVH file is not the one that the project was saved with, or was not where the project
    // says.
    [[nodiscard]] bool isOtherMotion() const { return m_isOtherMotion; }
    [[nodiscard]] bool isFoundBeside() const { return m_isFoundBeside; }
    // When finished: whether the file was refused and a repaired copy can be opened.
    [[nodiscard]] bool isRepairable() const { return m_isRepairable; }
    // The session that shows what was read so far; null while there is none.
    [[nodiscard]] Session *session() const { return m_session; }
    void setSession(Session *session) { m_session = session; }
    // The position among the documents in the order in which they were requested.
    [[nodiscard]] int order() const { return m_order; }
    void setOrder(int order) { m_order = order; }
    // Cancels the job. It still finishes, with a result that reports this, even if everything was already read.
    void cancel();
    [[nodiscard]] bool isCancelled() const { return m_isCancelled; }

signals:
    void located(); // the disk has answered
    void progressed(double fraction); // 0 to 1
    // Emitted when more of a file that takes longer than a moment can be shown.
    void partRead(const limber::Clip &part);
    // The receiver may move from `result`.
    void finished(limber::ReadResult &result);

private:
    // What the disk answers before the file is read.
    struct Place
    {
        FileStamp file;
        bool hasProjectBeside = false;

        [[nodiscard]] static Place of(const QString &path);
    };
    struct Outcome
    {
        ReadResult result;
        ProjectReading project;
        bool isRepairable = false;
        bool isOtherMotion = false;
        bool isFoundBeside = false;
    };

    // Runs on the worker; `job` may be gone by then and is used for reports only.
    [[nodiscard]] static Outcome read(const QString &path, Mode mode, const BackgroundWork::Reporter &reporter,
                                      LoadJob *job);
    static void readBvhInParts(Outcome &outcome, const QString &path, const BackgroundWork::Reporter &reporter,
                               const Progress &progress, LoadJob *job);
    static void readWithProject(Outcome &outcome, const QString &path, const BackgroundWork::Reporter &reporter,
                                const Progress &progress, LoadJob *job);
    void start(const Place &place);
    void finish(Outcome &outcome);
    void finishWithNothing();

    QString m_path;
    FileStamp m_file;
    FileStamp m_stamp;
    FileStamp m_projectStamp;
    ProjectReading m_project;
    Mode m_mode = Mode::AsItIs;
    bool m_hasProjectBeside = false;
    bool m_isRepairable = false;
    bool m_isOtherMotion = false;
    bool m_isFoundBeside = false;
    bool m_isCancelled = false;
    QPointer<Session> m_session;
    int m_order = 0;
    DiskQuestion m_question;
    BackgroundWork m_work;
};

} // namespace limber
