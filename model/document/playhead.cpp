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
        clearRange();
        clampAll();
    });
    connect(&document, &Document::framesInserted, this, &Playhead::clampAll);
    connect(&document, &Document::framesRemoved, this, &Playhead::clampAll);
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
    const int end = std::max(0, m_document.motion().frameCount() - 1);
    first = std::clamp(first, 0, end);
    last = std::clamp(last, first, end);
    if (first == 0 && last == end)
        return clearRange();
    if (first == m_rangeFirst && last == m_rangeLast)
        return;
    m_rangeFirst = first;
    m_rangeLast = last;
    emit rangeChanged();
}

void Playhead::clearRange()
{
    if (!hasRange())
        return;
    m_rangeFirst = m_rangeLast = -1;
    emit rangeChanged();
}

void Playhead::clampAll()
{
    if (hasRange())
        setRange(m_rangeFirst, m_rangeLast);
    const int before = m_frame;
    m_frame = std::clamp(m_frame, 0, std::max(0, m_document.motion().frameCount() - 1));
    if (m_frame != before)
        reportFrame();
}

} // namespace limber
