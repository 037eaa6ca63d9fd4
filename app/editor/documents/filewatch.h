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

// Checks again and again whether the files of open documents are still what was read or written here. It asks for their
// state itself, because the system's notifications miss files on networks and lose files that are replaced. Each
// question waits on a thread of its own. A file that is still being written is reported only when it is complete.
class FileWatch : public QObject
{
    Q_OBJECT

public:
    enum class File { Clip, Project };

    FileWatch(SessionTabs &tabs, QWidget &window); // both must outlive it

    // Pauses the watch while the program itself writes files.
    void setPaused(bool paused) { m_isPaused = paused; }
    // Checks at once, because the window became active or a test does not wait.
    void look();
    // Returns whether an answer is still missing.
    [[nodiscard]] bool isLooking() const;

signals:
    // Emitted when another program wrote the file; `now` is its state. It is emitted once for each version.
    void changed(limber::Session *session, limber::FileWatch::File file, const limber::FileStamp &now);
    void vanished(limber::Session *session, limber::FileWatch::File file);
    // Emitted when the file has the bytes that were read or written here, but other attributes: `now` is its state.
    void touched(limber::Session *session, limber::FileWatch::File file, const limber::FileStamp &now);
    // Emitted when the file is again what it was when it was read or written here.
    void cameBack(limber::Session *session, limber::FileWatch::File file);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    // What is known about one file.
    struct Watched
    {
        FileStamp seen; // at the last check
        FileStamp reported;
        bool isReported = false;
        int patience = 0; // how often it was incomplete
        // The version to which the fingerprint of the bytes belongs.
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
    int m_next = 0; // the tab that is checked next, besides the one in front
    std::map<std::pair<const Session *, File>, std::unique_ptr<Watched>> m_watched;
};

} // namespace limber
