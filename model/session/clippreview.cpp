#include "session/clippreview.h"

#include "document/document.h"

#include <algorithm>
#include <cmath>

namespace limber {

ClipPreview::ClipPreview(const Document &document, QObject *parent) : QObject(parent), m_document(document)
{
}

void ClipPreview::show(const Clip &clip, const PositionRules &rules)
{
    m_clip = clip;
    m_rules = rules;
    emit changed();
}

void ClipPreview::clear()
{
    if (!m_clip)
        return;
    m_clip.reset();
    emit changed();
}

int ClipPreview::frameAt(int documentFrame) const
{
    const Motion &motion = m_clip->motion;
    const double ratio = m_document.motion().playingFrameTimeSeconds() / motion.playingFrameTimeSeconds();
    const double frame = std::round(documentFrame * ratio);
    return static_cast<int>(std::clamp(frame, 0.0, std::max(0.0, motion.frameCount() - 1.0)));
}

bool ClipPreview::changesFrame(int documentFrame) const
{
    const Motion &before = m_document.motion();
    if (!m_clip || before.frameCount() != m_clip->motion.frameCount() ||
        before.columnCount() != m_clip->motion.columnCount())
        return false;
    const std::span<const double> old = before.frame(documentFrame);
    const std::span<const double> now = m_clip->motion.frame(documentFrame);
    return old.data() != now.data() && !std::ranges::equal(old, now);
}

} // namespace limber
