#pragma once

#include "session/session.h"
#include "storage/filestamp.h"
#include "work/diskquestion.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <map>
#include <optional>

namespace limber {

// Asks again and again whether the file of the character in front is still the one that was read, or whether a file
// that was missing or could not be shown is another one now. A file that is still being written is reported only when
// two looks find the same. Of documents behind, it remembers what was the case when they were in front.
class CharacterWatch : public QObject
{
    Q_OBJECT

public:
    explicit CharacterWatch(QObject *parent = nullptr);

    // Watches the character of a session; null for none.
    void watch(Session *session);
    // Reports the present version again, since it could not be read now.
    void reportAgain(const Session &session) { m_known[&session].reported = {}; }

signals:
    // Emitted once for each version of the file that was not read.
    void changed(limber::Session *session);

private:
    // What is known of the file of one session.
    struct Known
    {
        FileStamp reported;
        std::optional<FileStamp> notShown; // the file that could not be shown, or that there was none
    };

    [[nodiscard]] bool isWatched() const;
    void look();
    void take(const FileStamp &now);

    QPointer<Session> m_session;
    FileStamp m_seen; // at the last look
    std::map<const QObject *, Known> m_known; // by session
    QTimer m_timer;
    DiskQuestion m_question;
};

} // namespace limber
