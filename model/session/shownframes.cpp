#include "session/shownframes.h"

#include "document/document.h"
#include "document/playhead.h"
#include "session/clippreview.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

int nearestFrame(double place, int frameCount)
{
    return static_cast<int>(std::clamp(std::round(place), 0.0, std::max(0.0, frameCount - 1.0)));
}

} // namespace

ShownFrames::ShownFrames(const Document &document, Playhead &playhead, const ClipPreview &preview, QObject *parent)
    : QObject(parent), m_document(document), m_playhead(playhead), m_preview(preview)
{
    connect(&preview, &ClipPreview::changed, this, &ShownFrames::read);
    connect(&playhead, &Playhead::frameChanged, this, &ShownFrames::follow);
    for (const auto signal : {&Document::wasReset, &Document::frameTimeChanged})
        connect(&document, signal, this, &ShownFrames::read);
    for (const auto signal : {&Document::framesInserted, &Document::framesRemoved})
        connect(&document, signal, this, &ShownFrames::read);
    read();
}

int ShownFrames::frame() const
{
    return m_areOfPreview ? m_frame : m_playhead.frame();
}

int ShownFrames::firstFrame() const
{
    return m_areOfPreview ? 0 : m_playhead.firstFrame();
}

int ShownFrames::lastFrame() const
{
    return m_areOfPreview ? std::max(0, m_frameCount - 1) : m_playhead.lastFrame();
}

double ShownFrames::perDocumentFrame() const
{
    return m_areOfPreview ? m_document.motion().playingFrameTimeSeconds() / m_frameTimeSeconds : 1.0;
}

double ShownFrames::documentPlace() const
{
    return frame() / perDocumentFrame();
}

int ShownFrames::frameOfPreview() const
{
    return m_areOfPreview ? m_frame : m_preview.frameAt(m_playhead.frame());
}

void ShownFrames::setFrame(int frame)
{
    if (!m_areOfPreview)
        return m_playhead.setFrame(frame);
    frame = nearestFrame(frame, m_frameCount);
    if (frame == m_frame)
        return;
    m_frame = frame;
    {
        const QScopedValueRollback leads(m_leads, true);
        m_playhead.setFrame(nearestFrame(documentPlace(), m_document.motion().frameCount()));
    }
    emit frameChanged(m_frame);
}

void ShownFrames::follow(int documentFrame)
{
    if (m_leads)
        return;
    if (m_areOfPreview)
        m_frame = nearestFrame(documentFrame * perDocumentFrame(), m_frameCount);
    emit frameChanged(frame());
}

void ShownFrames::read()
{
    const Motion &own = m_document.motion();
    const bool isWhole = m_preview.isShown() && !m_preview.isPart();
    const Motion &motion = isWhole ? m_preview.clip().motion : own;
    const int frameCount = motion.frameCount();
    const double frameTime = motion.playingFrameTimeSeconds();
    const bool hasOtherTime = isWhole && frameTime != own.playingFrameTimeSeconds();
    const bool areOfPreview = isWhole && !m_preview.keepsFrames() && (hasOtherTime || frameCount != own.frameCount());
    if (areOfPreview == m_areOfPreview && frameCount == m_frameCount && frameTime == m_frameTimeSeconds)
        return;
    const int before = frame();
    const double seconds = before * (m_areOfPreview ? m_frameTimeSeconds : own.playingFrameTimeSeconds());
    m_areOfPreview = areOfPreview;
    m_lastOtherwise = hasOtherTime && !areOfPreview;
    m_frameCount = frameCount;
    m_frameTimeSeconds = frameTime;
    if (areOfPreview)
        m_frame = nearestFrame(frameTime > 0.0 ? seconds / frameTime : before, frameCount);
    emit changed();
    if (frame() != before)
        emit frameChanged(frame());
}

} // namespace limber
