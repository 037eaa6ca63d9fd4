#pragma once

#include "bvh/read/bvhreader.h"
#include "documents/loadjob.h"
#include "session/session.h"
#include "widgets/messagebar.h"

#include <QList>
#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>

namespace limber {

class SessionTabs;
class Settings;

// News about a project that was opened.
struct ProjectNews
{
    FileStamp file;
    std::vector<Finding> findings; // what was not used, and why
    std::optional<Finding> damage; // one of them: the damage up to which it was used; no value if all of it was used
    bool isOtherMotion = false; // the BVH file differs from the one at the time of saving
    bool isFoundBeside = false; // the BVH file was not where the project says, but beside it
};

// Opens documents in the tabs: files that are read in the background, repaired copies of refused files, files that come
// with the program, and clips that were made here. It knows the tabs, but not the window around them.
class Opening : public QObject
{
    Q_OBJECT

public:
    Opening(SessionTabs &tabs, Settings &settings);

    // Opens a BVH file or a project in a tab of its own, or brings it to the front if it is open. If the BVH file of a
    // project is open without changes, the project replaces it.
    void open(const QString &path);
    // Does the same, but says nothing if the file is not there.
    void openIfThere(const QString &path);
    // Opens a repaired copy of a refused file as an unsaved document.
    void openRepaired(const QString &path);
    void openSample();
    // Opens a file that comes with the program as a document without a path.
    void openResource(const QString &resource, const QString &name);
    // Shows a clip that was made here, with these rules and additions, as an unsaved document.
    void openNew(Clip clip, const QString &name, const PositionRules &rules, Additions additions = {});
    // Reads the document's file again, with its project; its changes and its history are lost. If something is edited
    // or saved while the file is read, that wins over the file, and a message says so.
    void revert(Session *session);
    void cancelRevert(Session *session); // does nothing if its file is not being read again
    // Removes documents from the tabs, or cancels reading them.
    void close(const QList<Session *> &sessions);
    // Cancels everything that is being read.
    void cancelLoads();

    [[nodiscard]] bool isLoading() const { return !m_readings.isEmpty(); }
    [[nodiscard]] int loadCount() const { return static_cast<int>(m_readings.size()); }
    // The refused files of which a repaired copy can be opened, the latest last.
    [[nodiscard]] const QStringList &repairable() const { return m_repairable; }

signals:
    void message(limber::MessageBar::Kind kind, const QString &text);
    // Emitted when a project was read and its document shows it. The findings in `news` are about the project file.
    void projectRead(limber::Session *session, const limber::ProjectNews &news);
    // Emitted when a file was not opened; `findings` say why. `repairable` says whether a repaired copy of it can be
    // opened.
    void refused(const limber::FileStamp &file, const std::vector<limber::Finding> &findings, bool repairable);
    // Emitted before opened() if a BVH file was opened without the project beside it.
    void projectFound(const limber::Document &document, const QString &project);
    void opened(limber::Session *session);
    void loadStarted(limber::LoadJob *job);
    void loadEnded(); // it was read, refused or cancelled
    // Emitted when a file was read and belongs in the list of recent files.
    void fileRead(const QString &path);
    // Emitted when documents were added or removed, or when other files can be repaired.
    void changed();

private:
    // A file that is being read.
    struct Reading
    {
        LoadJob *job = nullptr;
        int order = 0; // the position among the documents in the order in which they were requested
        bool reverts = false; // whether it is read again for a document
        QPointer<Session> session = {}; // that document, or the one that shows what was read so far
        FileStamp requested = {}; // the file, once the disk has answered
    };

    void openAs(LoadJob::Mode mode, const QString &path);
    LoadJob *start(const QString &path, LoadJob::Mode mode, Session *reverted = nullptr);
    [[nodiscard]] LoadJob *revertOf(const Session *session) const;
    void cancelIfOpen(LoadJob *job, const LoadedFile &file);
    void showPart(LoadJob *job, const LoadedFile &file, const Clip &part);
    void finish(LoadJob *job, LoadedFile &file);
    // Takes what was read into the documents, in one of these ways.
    void take(const Reading &reading, LoadJob::Mode mode, LoadedFile &file);
    void takeNew(const Reading &reading, LoadedFile &file);
    void takeInto(Session &session, LoadedFile &file);
    void takeProjectInto(Session &open, LoadedFile &file);
    void takeRepaired(const Reading &reading, LoadedFile &file);
    [[nodiscard]] Session *openWithoutProject(const Reading &reading, const LoadedFile &file) const;
    void announceProject(Session &session, LoadedFile &file);
    void refuse(const LoadedFile &file);
    [[nodiscard]] std::unique_ptr<Session> newSession(const FileStamp &file, const DocumentOrigin &origin);
    void showNew(std::unique_ptr<Session> session, int order);
    void remove(const QList<Session *> &sessions);

    SessionTabs &m_tabs;
    Settings &m_settings;
    QList<Reading> m_readings;
    QStringList m_repairable;
};

} // namespace limber
