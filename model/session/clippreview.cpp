#include "session/clippreview.h"

#include "document/document.h"

#include <algorithm>
#include <cmath>

namespace limber {

ClipPreview::ClipPreview(const Document &document, QObject *parent) : QObject(parent), m_document(document)
{
}

void ClipPreview::show(const Clip &clip, const PositionRules &rules, Axis upAxis)
{
    m_clip = clip;
    m_rules = rules;
    m_upAxis = upAxis;
    findChangedFrames();
    emit changed();
}

void ClipPreview::clear()
{
    if (!m_clip)
        return;
    m_clip.reset();
    m_changedFrames.clear();
    emit changed();
}

int ClipPreview::frameAt(int documentFrame) const
{
    const Motion &motion = m_clip->motion;
    const double ratio = m_document.motion().playingFrameTimeSeconds() / motion.playingFrameTimeSeconds();
    const double frame = std::round(documentFrame * ratio);
    return static_cast<int>(std::clamp(frame, 0.0, std::max(0.0, motion.frameCount() - 1.0)));
}

void ClipPreview::findChangedFrames()
{
    m_changedFrames.clear();
    const Motion &before = m_document.motion();
    if (before.frameCount() != m_clip->motion.frameCount() || before.columnCount() != m_clip->motion.columnCount())
        return;
    for (int frame = 0; frame < before.frameCount(); ++frame) {
        if (!changesFrame(frame))
            continue;
        if (!m_changedFrames.empty() && m_changedFrames.back().last == frame - 1)
            m_changedFrames.back().last = frame;
        else
            m_changedFrames.push_back({frame, frame});
    }
}

bool ClipPreview::changesFrame(int frame) const
{
    const std::span<const double> old = m_document.motion().frame(frame);
    const std::span<const double> now = m_clip->motion.frame(frame);
    return old.data() != now.data() && !std::ranges::equal(old, now);
}

} // namespace limber
