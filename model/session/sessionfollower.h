#pragma once

#include <QPointer>

#include <memory>

namespace limber {

class Session;

// The base of everything that shows the session in front. It keeps one set of connections and ends them when another
// session comes in front or when the session is destroyed, so that no class has to disconnect by hand.
class SessionFollower
{
public:
    SessionFollower(const SessionFollower &) = delete;
    SessionFollower &operator=(const SessionFollower &) = delete;
    SessionFollower(SessionFollower &&) = delete;
    SessionFollower &operator=(SessionFollower &&) = delete;

    // Follows a session from now on; null for none. Nothing happens if it is followed already.
    void setSession(Session *session);
    // Returns the session, or null if there is none or if it was destroyed.
    [[nodiscard]] Session *session() const;

protected:
    SessionFollower();
    virtual ~SessionFollower();

    // Connects to the session; the receiver is `context`, which ends when the session is no longer followed.
    virtual void attach(Session & /*session*/, QObject & /*context*/) {}
    // Ends what was begun for the session, which is still session(); that is null if it was destroyed.
    virtual void detach() {}
    // Shows session(), or that there is none.
    virtual void showSession() {}

private:
    QPointer<Session> m_session;
    std::unique_ptr<QObject> m_context;
};

} // namespace limber
