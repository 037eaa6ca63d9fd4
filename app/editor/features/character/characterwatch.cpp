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
    const bool isShown = session != nullptr && session->character().isShown();
    if (isShown && !m_timer.isActive())
        m_timer.start();
    else if (!isShown)
        m_timer.stop();
}

void CharacterWatch::look()
{
    if (m_session == nullptr || !m_session->character().isShown() || m_question.isWaiting())
        return;
    m_question.ask([path = m_session->character().path()] { return FileStamp::of(path); },
                   [this](const FileStamp &now) { take(now); });
}

void CharacterWatch::take(const FileStamp &now)
{
    if (m_session == nullptr || !m_session->character().isShown())
        return;
    const FileStamp &read = m_session->character().file()->stamp;
    const bool isSteady = now == m_seen;
    m_seen = now;
    if (!now.exists() || now.path != read.path || now == read || now == m_reported || !isSteady)
        return;
    m_reported = now;
    emit changed(m_session);
}

} // namespace limber
