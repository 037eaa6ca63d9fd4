#include "document/playhead.h"

#include "document/document.h"

#include <algorithm>

namespace limber {

namespace {

constexpr int panelMilliseconds = 100;

} // namespace

Playhead::Playhead(const Document &document, QObject *parent) : QObject(parent), m_document(document)
{
    connect(&document, &Document::wasReset, this, [this] {
        m_rangeFirst = m_rangeLast = -1;
        clamp();
    });
    connect(&document, &Document::framesInserted, this, &Playhead::clamp);
    connect(&document, &Document::framesRemoved, this, &Playhead::clamp);
    for (const auto signal : {&Document::resetFollowed, &Document::framesSynced})
        connect(&document, signal, this, &Playhead::reportClamped);
}

void Playhead::setFrame(int frame)
{
    const int last = std::max(0, m_document.motion().frameCount() - 1);
    frame = std::clamp(frame, 0, last);
    if (frame == m_frame)
        return;
    m_frame = frame;
    reportFrame();
}

void Playhead::reportFrame()
{
    m_reportedFrame = m_frame;
    emit frameChanged(m_frame);
    if (m_isPlaying && m_sincePanels.isValid() && m_sincePanels.elapsed() < panelMilliseconds)
        return;
    m_sincePanels.start();
    m_panelFrame = m_frame;
    emit panelFrameChanged(m_frame);
}

void Playhead::setPlaying(bool playing)
{
    m_isPlaying = playing;
    if (playing || m_panelFrame == m_frame)
        return;
    m_panelFrame = m_frame;
    emit panelFrameChanged(m_frame);
}

int Playhead::firstFrame() const
{
    return hasRange() ? m_rangeFirst : 0;
}

int Playhead::lastFrame() const
{
    const int last = std::max(0, m_document.motion().frameCount() - 1);
    return hasRange() ? std::min(m_rangeLast, last) : last;
}

void Playhead::setRange(int first, int last)
{
    clampRange(first, last);
    reportRange();
}

void Playhead::clearRange()
{
    m_rangeFirst = m_rangeLast = -1;
    reportRange();
}

void Playhead::clampRange(int first, int last)
{
    const int end = std::max(0, m_document.motion().frameCount() - 1);
    first = std::clamp(first, 0, end);
    last = std::clamp(last, first, end);
    const bool isWhole = first == 0 && last == end;
    m_rangeFirst = isWhole ? -1 : first;
    m_rangeLast = isWhole ? -1 : last;
}

void Playhead::reportRange()
{
    const std::pair range{m_rangeFirst, m_rangeLast};
    if (std::exchange(m_reportedRange, range) != range)
        emit rangeChanged();
}

// Returns into the clip, but reports nothing yet: who hears of another frame asks for joints and values, and those that
// have them may not have followed the document.
void Playhead::clamp()
{
    if (hasRange())
        clampRange(m_rangeFirst, m_rangeLast);
    m_frame = std::clamp(m_frame, 0, std::max(0, m_document.motion().frameCount() - 1));
}

void Playhead::reportClamped()
{
    reportRange();
    if (m_frame != m_reportedFrame)
        reportFrame();
}

} // namespace limber
