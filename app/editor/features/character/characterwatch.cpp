#include "features/character/characterwatch.h"

namespace limber {

namespace {

constexpr int lookMilliseconds = 1000;

} // namespace

CharacterWatch::CharacterWatch(QObject *parent) : QObject(parent)
{
    m_timer.setInterval(lookMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &CharacterWatch::look);
}

void CharacterWatch::watch(Session *session)
{
    m_question.forget();
    m_session = session;
    if (session != nullptr && m_known.try_emplace(session).second)
        connect(session, &QObject::destroyed, this, [this](QObject *closed) { m_known.erase(closed); });
    if (isWatched() && !m_timer.isActive())
        m_timer.start();
    else if (!isWatched())
        m_timer.stop();
    if (isWatched() && session->character().isGivenUp())
        look(); // before it may come back
}

bool CharacterWatch::isWatched() const
{
    return m_session != nullptr && (m_session->character().isShown() || m_session->character().isGivenUp());
}

void CharacterWatch::look()
{
    if (!isWatched() || m_question.isWaiting())
        return;
    m_question.ask([path = m_session->character().path()] { return FileStamp::of(path); },
                   [this](const FileStamp &now) { take(now); });
}

void CharacterWatch::take(const FileStamp &now)
{
    if (!isWatched())
        return;
    const DocumentCharacter &character = m_session->character();
    Known &known = m_known[m_session];
    if (!character.isGivenUp())
        known.notShown.reset();
    else if (!known.notShown || known.notShown->path != now.path)
        known.notShown = now;
    const FileStamp &read = character.isShown() ? character.file()->stamp : *known.notShown;
    const bool isSteady = now == m_seen;
    m_seen = now;
    if (!now.exists() || now.path != read.path || now == read || now == known.reported || !isSteady)
        return;
    known.reported = now;
    emit changed(m_session);
}

} // namespace limber
