#include "session/sessionfollower.h"

#include "session/session.h"

namespace limber {

SessionFollower::SessionFollower() = default;

SessionFollower::~SessionFollower() = default;

void SessionFollower::setSession(Session *session)
{
    if (session != nullptr && session == m_session)
        return;
    detach();
    m_context.reset();
    m_session = session;
    if (session != nullptr) {
        m_context = std::make_unique<QObject>();
        QObject::connect(session, &QObject::destroyed, m_context.get(), [this] { setSession(nullptr); });
        attach(*session, *m_context);
    }
    showSession();
}

Session *SessionFollower::session() const
{
    return m_session;
}

} // namespace limber
