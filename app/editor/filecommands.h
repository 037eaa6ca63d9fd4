#pragma once

#include "bvh/bvhreader.h"
#include "items/session.h"
#include "panels/messagebar.h"
#include "theme/command.h"

#include <QDateTime>
#include <QHash>
#include <QObject>

#include <memory>

class QAction;
class QMenu;

namespace limber {

class LoadJob;
class SessionTabs;
class Settings;
class Theme;

// The commands of the File menu: new, open, save, revert, close, with the questions that keep work from being
// lost. Knows the tabs, not the window around them.
class FileCommands : public QObject
{
    Q_OBJECT

public:
    FileCommands(SessionTabs &tabs, Settings &settings, const Theme &theme, QWidget &window);

    [[nodiscard]] QList<QAction *> fileActions() const { return m_actions; }
    [[nodiscard]] QAction *action(const QString &name) const;
    [[nodiscard]] QMenu *recentMenu() const { return m_recentMenu; }

    // Opens a file in a tab of its own, or brings it to the front if it is open.
    void open(const QString &path);
    void openSample();
    // Asks about every changed document; false if the user wants to go on working.
    [[nodiscard]] bool closeAll();
    [[nodiscard]] bool isLoading() const { return !m_jobs.isEmpty(); }

signals:
    void message(limber::MessageBar::Kind kind, const QString &text);
    // A file was not opened; findings say why.
    void refused(const QString &path, const std::vector<limber::Finding> &findings);
    void opened(limber::Session *session);
    void loadStarted(limber::LoadJob *job);
    void recentFilesChanged();

private:
    // What a file looked like when it was last read or written here.
    struct DiskState
    {
        qint64 size = -1;
        QDateTime modified;

        friend bool operator==(const DiskState &, const DiskState &) = default;
    };

    void add(const CommandSpec &spec, void (FileCommands::*slot)());
    void createActions();
    void updateActions();
    void fillRecentMenu();
    void askAndOpen();
    void newFromTemplate();
    void openResource(const QString &resource, const QString &name);
    void takeLoaded(const LoadJob *job, ReadResult &result);
    void showPart(LoadJob *job, const Clip &part);
    [[nodiscard]] std::unique_ptr<Session> newSession(const QString &path);
    void removeSession(Session *session);
    [[nodiscard]] bool isStillRead(const Session *session);
    [[nodiscard]] LoadJob *jobOf(const Session *session) const;
    void takeReverted(Session *session, ReadResult &result);
    void noteOpened(const QString &path);
    void saveCurrent();
    void saveCurrentAs();
    void revertCurrent();
    void closeCurrent();
    void close(Session *session);
    bool save(Session *session);
    bool saveAs(Session *session);
    bool saveTo(Session *session, const QString &path);
    [[nodiscard]] bool mayOverwrite(Session *session);
    [[nodiscard]] bool mayDiscard(Session *session);
    [[nodiscard]] static DiskState diskStateOf(const QString &path);

    SessionTabs &m_tabs;
    Settings &m_settings;
    const Theme &m_theme;
    QWidget &m_window;
    QList<QAction *> m_actions;
    QMenu *m_recentMenu = nullptr;
    QList<LoadJob *> m_jobs;
    QHash<const Session *, DiskState> m_diskStates;
    int m_untitledCount = 0;
};

} // namespace limber
