#pragma once

#include "bvh/read/bvhreader.h"
#include "documents/loadjob.h"
#include "session/session.h"
#include "widgets/messagebar.h"

#include <QHash>
#include <QObject>

#include <memory>
#include <optional>

namespace limber {

class SessionTabs;
class Settings;

// What is to be said of a project that was opened.
struct ProjectNews
{
    FileStamp file;
    std::vector<Finding> findings; // what of it was not used, and why
    std::optional<Finding> damage; // one of them: up to where it was used; nothing for all of it
    bool isOtherMotion = false; // the BVH file is another one than when it was saved
    bool isFoundBeside = false; // the BVH file was not where the project says, but beside it
};

// Brings documents into the tabs: files that are read in the background, repaired copies of those that were refused,
// what comes with the program, and clips that were made here. Knows the tabs, not the window around them.
class Opening : public QObject
{
    Q_OBJECT

public:
    Opening(SessionTabs &tabs, Settings &settings);

    // Opens a BVH file or a project in a tab of its own, or brings it to the front if it is open. A project whose BVH
    // file is open takes the place of that, unless it has changes.
    void open(const QString &path);
    // Opens a repaired copy of a file that was refused, as a document that is not saved yet.
    void openRepaired(const QString &path);
    void openSample();
    // Opens a file that comes with the program as a document without a path.
    void openResource(const QString &resource, const QString &name);
    // Shows a clip that was made here by these rules, with what belongs to it, as a document that is not saved yet.
    void openNew(Clip clip, const QString &name, const PositionRules &rules, Additions additions = {});
    // Reads the document's file again, with its project; its changes and its history go.
    // What is edited or saved while the file is read wins over it, and that is said.
    void revert(Session *session);
    void giveUpRevert(Session *session); // nothing where its file is not being read again
    // Takes documents out of the tabs, or gives up reading them.
    void close(const QList<Session *> &sessions);
    // Gives up all that is being read.
    void cancelLoads();

    [[nodiscard]] bool isLoading() const { return !m_jobs.isEmpty(); }
    [[nodiscard]] int loadCount() const { return static_cast<int>(m_jobs.size()); }
    // The refused files of which a repaired copy can be opened, the latest last.
    [[nodiscard]] const QStringList &repairable() const { return m_repairable; }

signals:
    void message(limber::MessageBar::Kind kind, const QString &text);
    // A project was read: `findings` are about its file. The document shows it by now.
    void projectRead(limber::Session *session, const limber::ProjectNews &news);
    // A file was not opened; findings state why. `repairable` if a repaired copy of it can be opened.
    void refused(const limber::FileStamp &file, const std::vector<limber::Finding> &findings, bool repairable);
    void opened(limber::Session *session);
    void loadStarted(limber::LoadJob *job);
    void loadEnded(); // read, refused or cancelled
    // A file was read, and belongs among the recent ones.
    void fileRead(const QString &path);
    // Documents came or went, or what can be repaired has changed.
    void changed();

private:
    LoadJob *startJob(const QString &path, LoadJob::Mode mode);
    void takeLoaded(LoadJob &job, ReadResult &result);
    [[nodiscard]] bool takeIntoOpenDocument(LoadJob &job, ReadResult &result);
    void announceProject(Session *session, LoadJob &job, const Project &project);
    void showPart(LoadJob *job, const Clip &part);
    void takeRepaired(const LoadJob &job, ReadResult &result);
    void takeReverted(Session *session, LoadJob &job, ReadResult &result);
    void refuse(const LoadJob &job, const ReadResult &result);
    [[nodiscard]] std::unique_ptr<Session> newSession(const LoadJob &job, const DocumentOrigin &origin);
    void showNew(std::unique_ptr<Session> session, int order);
    void remove(const QList<Session *> &sessions);

    SessionTabs &m_tabs;
    Settings &m_settings;
    QList<LoadJob *> m_jobs;
    QHash<Session *, LoadJob *> m_reverts; // those of the jobs that read the file of a document again
    QStringList m_repairable;
};

} // namespace limber
