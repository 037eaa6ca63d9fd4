#pragma once

#include "actions/actionlist.h"
#include "bvh/read/bvhreader.h"
#include "documents/loadjob.h"
#include "session/session.h"
#include "widgets/messagebar.h"

#include <QDir>
#include <QHash>
#include <QObject>

#include <memory>

class QMenu;

namespace limber {

class SessionTabs;
class Settings;
class Theme;

// The actions of the File menu: new, open, save, revert, close, with the questions that keep work from being
// lost. Knows the tabs, not the window around them.
class FileActions : public QObject
{
    Q_OBJECT

public:
    FileActions(SessionTabs &tabs, Settings &settings, const Theme &theme, QWidget &window);

    [[nodiscard]] const ActionList &actions() const { return m_actions; }

    // Opens a file in a tab of its own, or brings it to the front if it is open.
    void open(const QString &path);
    // Opens a repaired copy of a file that was refused, as a document that is not saved yet.
    void openRepaired(const QString &path);
    void openSample();
    // Shows a clip that was made here by these rules, as a document that is not saved yet.
    void openNew(Clip clip, const QString &name, const PositionRules &rules);
    // Asks what becomes of unsaved changes; false if the user wants to go on working.
    [[nodiscard]] bool closeAll();
    [[nodiscard]] bool isLoading() const { return !m_jobs.isEmpty(); }
    [[nodiscard]] int loadCount() const { return static_cast<int>(m_jobs.size()); }

signals:
    void message(limber::MessageBar::Kind kind, const QString &text);
    // A file was not opened; findings say why. `repairable` where a repaired copy of it can be.
    void refused(const limber::FileStamp &file, const std::vector<limber::Finding> &findings, bool repairable);
    void opened(limber::Session *session);
    void loadStarted(limber::LoadJob *job);
    void recentFilesChanged();

private:
    void createActions();
    void updateActions();
    void fillRecentMenu();
    void askAndOpen();
    void openLastRepaired();
    void newFromTemplate();
    void openResource(const QString &resource, const QString &name);
    LoadJob *startJob(const QString &path, LoadJob::Mode mode);
    void takeLoaded(const LoadJob &job, ReadResult &result);
    void showPart(LoadJob *job, const Clip &part);
    void takeRepaired(const LoadJob &job, ReadResult &result);
    void takeReverted(Session *session, const LoadJob &job, ReadResult &result);
    void refuse(const LoadJob &job, const ReadResult &result);
    void showSourceOf(const LoadJob &job, Document &document);
    [[nodiscard]] std::unique_ptr<Session> newSession(const LoadJob &job);
    void removeSession(Session *session);
    void showNew(std::unique_ptr<Session> session, int order);
    [[nodiscard]] bool isStillRead(const Session *session);
    [[nodiscard]] LoadJob *jobOf(const Session *session) const;
    void noteOpened(const QString &path);
    void saveCurrent();
    void saveCurrentAs();
    void revertCurrent();
    void saveAll();
    bool saveThese(const QList<Session *> &sessions);
    void closeCurrent();
    void closeOthers();
    void closeEverything();
    void close(const QList<Session *> &sessions);
    void showTabMenu(Session *session, const QPoint &position);
    bool save(Session *session);
    bool saveAs(Session *session);
    bool saveTo(Session *session, const QString &path);
    [[nodiscard]] bool mayOverwrite(Session *session);
    [[nodiscard]] bool mayRewrite(Session *session);
    [[nodiscard]] bool mayDiscard(const QList<Session *> &sessions);
    [[nodiscard]] QDir folderForSaving(const Document &document) const;

    SessionTabs &m_tabs;
    Settings &m_settings;
    const Theme &m_theme;
    QWidget &m_window;
    ActionList m_actions;
    QMenu *m_recentMenu = nullptr;
    QList<LoadJob *> m_jobs;
    // What the files looked like when they were last read or written here.
    QHash<const Session *, FileStamp> m_diskStates;
    QStringList m_repairable; // refused files of which a repaired copy can be opened, the latest last
    int m_untitledCount = 0;
};

} // namespace limber
