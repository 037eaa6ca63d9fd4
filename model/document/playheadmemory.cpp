#include "document/playheadmemory.h"

#include "document/document.h"
#include "document/playhead.h"

#include <utility>

namespace limber {

PlayheadMemory::PlayheadMemory(const Document &document, Playhead &playhead, QObject *parent)
    : QObject(parent), m_document(document), m_playhead(playhead)
{
    connect(&document, &Document::aboutToPerform, this, &PlayheadMemory::begin);
    connect(&document, &Document::wasReset, this, [this] { m_coming.isOtherClip = true; });
    connect(&document, &Document::performed, this, &PlayheadMemory::end);
    connect(&document, &Document::performFailed, this, [this] { m_isComing = false; });
    for (const auto signal : {&Document::framesAboutToBeInserted, &Document::framesAboutToBeRemoved})
        connect(&document, signal, this, &PlayheadMemory::noteLeft);
    connect(&document, &Document::aboutToBeReset, this, &PlayheadMemory::noteLeft);
    connect(&document.undoStack(), &QUndoStack::indexChanged, this, &PlayheadMemory::follow);
}

void PlayheadMemory::begin(const DocumentEdit &edit)
{
    m_isComing = true;
    m_removesFrames = std::holds_alternative<RemoveEdit>(edit);
    m_coming = Step();
    m_coming.before = place();
}

// A new step takes the place of those that were undone.
void PlayheadMemory::end()
{
    m_isComing = false;
    m_coming.index = m_document.undoStack().index() - 1;
    std::erase_if(m_steps, [this](const Step &step) { return step.index >= m_coming.index; });
    if (m_removesFrames || m_coming.isOtherClip)
        m_steps.push_back(m_coming);
}

void PlayheadMemory::noteLeft()
{
    if (!m_isComing && !m_left)
        m_left = place();
}

// Undo and redo may take many steps at once.
void PlayheadMemory::follow(int index)
{
    const int last = std::exchange(m_index, index);
    const Place left = std::exchange(m_left, std::nullopt).value_or(place());
    if (m_document.undoStack().count() == 0) // a new history begins
        m_steps.clear();
    if (m_isComing)
        return;
    std::optional<Place> now;
    for (auto step = m_steps.rbegin(); step != m_steps.rend(); ++step) {
        if (step->index >= index && step->index < last)
            now = undo(*step, now.value_or(left));
    }
    for (Step &step : m_steps) {
        if (step.index >= last && step.index < index)
            now = redo(step, now.value_or(left));
    }
    if (now)
        go(*now);
}

// In the other frames of another clip, a range that was set meanwhile has no meaning.
PlayheadMemory::Place PlayheadMemory::undo(Step &step, const Place &left)
{
    step.after = left;
    if (step.isOtherClip)
        return step.before;
    return left.range ? left : Place{left.frame, step.before.range};
}

PlayheadMemory::Place PlayheadMemory::redo(Step &step, const Place &left)
{
    step.before = left;
    return step.isOtherClip ? step.after : Place{left.frame, step.after.range};
}

PlayheadMemory::Place PlayheadMemory::place() const
{
    if (!m_playhead.hasRange())
        return {m_playhead.frame(), std::nullopt};
    return {m_playhead.frame(), FrameInterval{m_playhead.firstFrame(), m_playhead.lastFrame()}};
}

void PlayheadMemory::go(const Place &place)
{
    m_playhead.setFrame(place.frame);
    if (place.range)
        m_playhead.setRange(place.range->first, place.range->last);
    else
        m_playhead.clearRange();
}

} // namespace limber
