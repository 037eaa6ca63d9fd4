#pragma once

#include "documents/filestate.h"
#include "session/session.h"
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
    // Whether an answer is still awaited.
    [[nodiscard]] bool isLooking() const;

signals:
    // Another program wrote it; `now` is what it is like. Told once for each version.
    void changed(limber::Session *session, limber::FileWatch::File file, const limber::FileStamp &now);
    void vanished(limber::Session *session, limber::FileWatch::File file);
    // Its bytes are those that were read or written here, but its attributes were changed: it is like `now`.
    void touched(limber::Session *session, limber::FileWatch::File file, const limber::FileStamp &now);
    // It is again what it was when it was read or written here.
    void cameBack(limber::Session *session, limber::FileWatch::File file);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    // What is known of one file.
    struct Watched
    {
        FileStamp seen; // when it was looked at last
        FileStamp told;
        bool isTold = false;
        int patience = 0; // how often it was not whole
        // The version whose bytes are remembered by this fingerprint.
        FileStamp remembered;
        std::size_t fingerprint = 0;
        DiskQuestion question;
    };

    void lookAt(Session &session, File file);
    void judge(Session &session, File file, Watched &watched, const FileState &now);
    void judgeKnown(Session &session, File file, Watched &watched, const FileState &now);
    [[nodiscard]] static bool hasSameBytes(const Watched &watched, const FileStamp &known, const FileState &now);

    SessionTabs &m_tabs;
    QWidget &m_window;
    QTimer m_timer;
    bool m_isPaused = false;
    int m_next = 0; // the tab that is looked at next, besides the one in front
    std::map<std::pair<const Session *, File>, std::unique_ptr<Watched>> m_watched;
};

} // namespace limber
