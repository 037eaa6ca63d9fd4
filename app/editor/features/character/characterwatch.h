#pragma once

#include "session/session.h"
#include "storage/filestamp.h"
#include "work/diskquestion.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

namespace limber {

// Asks again and again whether the file of the character in front is still the one that was read. A file that is still
// being written is reported only when two looks find the same.
class CharacterWatch : public QObject
{
    Q_OBJECT

public:
    explicit CharacterWatch(QObject *parent = nullptr);

    // Watches the character of a session; null for none.
    void watch(Session *session);

signals:
    // Emitted once for each version of the file that is not the one that was read.
    void changed(limber::Session *session);

private:
    void look();
    void take(const FileStamp &now);

    QPointer<Session> m_session;
    FileStamp m_seen; // at the last look
    FileStamp m_reported;
    QTimer m_timer;
    DiskQuestion m_question;
};

} // namespace limber
