#pragma once

#include "session/session.h"
#include "storage/filestamp.h"
#include "work/diskquestion.h"

#include <QObject>
#include <QTimer>

#include <map>
#include <memory>

namespace limber {

class SessionTabs;

// Looks again and again whether the files of open documents are still what was read or written here. It asks for their
// state rather than being told by the system, which says nothing of files on networks and forgets those that are
// replaced. Each question waits on a thread of its own. What is still being written is left to be ready.
class FileWatch : public QObject
{
    Q_OBJECT

public:
    enum class File { Clip, Project };

    FileWatch(SessionTabs &tabs, QWidget &window); // both must outlive it

    // While the program itself writes files.
    void setPaused(bool paused) { m_isPaused = paused; }
    // Looks now: the window became active, or a test does not wait.
    void look();

signals:
    // Another program wrote it; `now` is what it is like. Told once for each version.
    void changed(limber::Session *session, limber::FileWatch::File file, const limber::FileStamp &now);
    void vanished(limber::Session *session, limber::FileWatch::File file);
    // It is again what it was when it was read or written here.
    void cameBack(limber::Session *session, limber::FileWatch::File file);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct State
    {
        FileStamp stamp;
        bool isReadable = false;
        bool isUnknown = false; // the disk does not say
    };
    // What is known of one file.
    struct Watched
    {
        FileStamp seen; // when it was looked at last
        FileStamp told;
        bool isTold = false;
        int patience = 0; // how often it was not whole
        DiskQuestion question;
    };

    void lookAt(Session &session, File file);
    void judge(Session &session, File file, Watched &watched, const State &now);
    [[nodiscard]] static State stateOf(const QString &path);
    [[nodiscard]] static bool isWhole(const State &now);

    SessionTabs &m_tabs;
    QWidget &m_window;
    QTimer m_timer;
    bool m_isPaused = false;
    int m_next = 0; // the tab that is looked at next, besides the one in front
    std::map<std::pair<const Session *, File>, std::unique_ptr<Watched>> m_watched;
};

} // namespace limber
