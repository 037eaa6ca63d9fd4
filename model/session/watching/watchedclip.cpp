#include "session/watching/watchedclip.h"

#include "document/clipchanges.h"
#include "document/document.h"
#include "session/layers/layeredclip.h"

namespace limber {

WatchedClip::WatchedClip(const Document &document, const LayeredClip *layered, QObject *parent)
    : QObject(parent), m_document(document), m_layered(layered), m_work([this] { look(); })
{
    if (layered != nullptr)
        connect(layered, &LayeredClip::changed, this, &WatchedClip::lookSoon);
    whenClipChanges(document, this, [this] { lookSoon(); });
    connect(&document, &Document::manyValuesAboutToChange, this, [this] { m_work.cancel(); });
}

void WatchedClip::followContacts()
{
    for (const auto signal : {&Document::contactsChanged, &Document::floorChanged})
        connect(&m_document, signal, this, &WatchedClip::lookSoon);
}

std::shared_ptr<const void> WatchedClip::watch()
{
    std::shared_ptr<const void> watch = m_work.watch();
    if (!m_isDone && !m_work.isRunning())
        look();
    return watch;
}

const Clip &WatchedClip::clip() const
{
    return m_layered != nullptr ? m_layered->clip() : m_document.clip();
}

void WatchedClip::lookSoon()
{
    const bool wasDone = std::exchange(m_isDone, false);
    m_work.startSoon();
    const Clip &now = clip();
    const bool wasSearched = m_frames > 0;
    if (wasSearched && (now.motion.frameCount() != m_frames || now.skeleton.joints().size() != m_joints)) {
        forget();
        m_frames = 0;
        m_joints = 0;
    } else if (!wasDone) {
        return;
    }
    emit changed();
}

void WatchedClip::look()
{
    if (!m_work.isWatched() || m_document.isLoading())
        return;
    const Clip &now = clip();
    m_frames = now.motion.frameCount();
    m_joints = now.skeleton.joints().size();
    if (m_frames > 0 && m_joints > 0)
        return begin({now, m_document.positionRules(), m_document.upAxis(), m_document.contacts(), m_document.floor()});
    forget();
    finish();
}

void WatchedClip::finish()
{
    m_isDone = true;
    emit changed();
}

} // namespace limber
