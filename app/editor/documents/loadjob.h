#pragma once

#include "project/projectreader.h"
#include "storage/clipfile.h"
#include "storage/filestamp.h"
#include "storage/projectfile.h"
#include "work/backgroundwork.h"
#include "work/diskquestion.h"

#include <QObject>

namespace limber {

// A file that was read, and what the disk said of it before.
struct LoadedFile
{
    FileStamp requested;
    FileStamp stamp; // the BVH file, or the project if that was refused
    FileStamp projectStamp; // the project, if one is read; no path if there is none
    bool hasProjectBeside = false; // whether there is a project beside the BVH file that was requested without it
    ReadResult result;
    ProjectReading project;
    // Whether the BVH file is not the one that the project was saved with, or was not where the project says.
    bool isOtherMotion = false;
    bool isFoundBeside = false;
    bool isRepairable = false; // whether the file was refused and a repaired copy can be opened
};

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
    // Cancels the job. It still finishes, with a result that reports this, even if everything was already read.
    void cancel();
    [[nodiscard]] bool isCancelled() const { return m_isCancelled; }

signals:
    void located(const limber::LoadedFile &file); // the disk has answered; nothing was read yet
    void progressed(double fraction); // 0 to 1
    // Emitted when more of a file that takes longer than a moment can be shown; `file` has no result yet.
    void partRead(const limber::LoadedFile &file, const limber::Clip &part);
    // The receiver may move from the file.
    void finished(limber::LoadedFile &file);

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
    Mode m_mode = Mode::AsItIs;
    LoadedFile m_loaded; // so far
    bool m_isCancelled = false;
    DiskQuestion m_question;
    BackgroundWork m_work;
};

} // namespace limber
