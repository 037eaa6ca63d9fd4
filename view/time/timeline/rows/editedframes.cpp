#include "timeline/rows/editedframes.h"

#include "base/at.h"

#include <algorithm>
#include <numeric>

namespace limber {

namespace {

constexpr int valuesOfAPortion = 500'000; // a few milliseconds

} // namespace

EditedFrames::EditedFrames(QObject *parent) : QObject(parent)
{
    m_work.setInterval(0);
    connect(&m_work, &QTimer::timeout, this, &EditedFrames::work);
}

void EditedFrames::setDocument(const Document *document)
{
    if (m_document)
        disconnect(m_document, nullptr, this, nullptr);
    m_document = document;
    if (document != nullptr) {
        connect(document, &Document::valuesChanged, this,
                [this](const CellRange &where) { lookAt(where.firstFrame, where.frameCount); });
        connect(document, &Document::framesInserted, this, &EditedFrames::insert);
        connect(document, &Document::framesRemoved, this, &EditedFrames::remove);
        connect(document, &Document::wasReset, this, &EditedFrames::lookAtAll);
        connect(document, &Document::loaded, this, &EditedFrames::lookAtAll);
        connect(document, &Document::layersChanged, this, [this] { lookAt(0, frameCount()); });
    }
    lookAtAll();
}

void EditedFrames::lookAtAll()
{
    const int frames = m_document ? m_document->motion().frameCount() : 0;
    m_isEdited.assign(static_cast<std::size_t>(frames), 0);
    m_count = 0;
    m_next = m_end = 0;
    m_hasFile = m_document && frames > 0 && !m_document->original().motion.isEmpty() &&
                m_document->original().motion.sourceRow(0) >= 0;
    lookAt(0, frames);
    emit changed();
}

// Adds frames to those that are to be compared, including all frames between both.
void EditedFrames::lookAt(int first, int count)
{
    markLayered();
    const bool wasDone = isDone();
    m_next = wasDone ? first : std::min(m_next, first);
    m_end = std::min(frameCount(), wasDone ? first + count : std::max(m_end, first + count));
    if (!isDone())
        m_work.start();
}

void EditedFrames::insert(int first, int count)
{
    m_isEdited.insert(m_isEdited.begin() + first, static_cast<std::size_t>(count), 0);
    if (!isDone())
        lookAt(0, frameCount());
    lookAt(first, count);
    emit changed();
}

void EditedFrames::remove(int first, int count)
{
    const auto from = m_isEdited.begin() + first;
    m_count -= static_cast<int>(std::count(from, from + count, std::uint8_t(1)));
    m_isEdited.erase(from, from + count);
    if (!isDone())
        lookAt(0, frameCount());
    m_end = std::min(m_end, frameCount());
    emit changed();
}

// Counts where keys begin and end, so that long clips with many keys take no longer.
void EditedFrames::markLayered()
{
    m_layered.clear();
    if (!m_document || m_document->layers().empty())
        return;
    const Layers &layers = m_document->layers();
    m_layered.resize(m_isEdited.size() + 1, 0);
    for (std::size_t i = 0; i < layers.size(); ++i) {
        const Layer &layer = layers[i];
        if (!isEffective(layers, static_cast<int>(i)) || (layer.weightKeys.empty() && layer.weight <= 0.0))
            continue;
        for (const LayerKey &key : layer.keys) {
            const FrameInterval frames = key.window.frames(frameCount());
            if (frames.first < 0 || frames.last >= frameCount() || frames.last < frames.first)
                continue;
            ++at(m_layered, frames.first);
            --m_layered[static_cast<std::size_t>(frames.last) + 1];
        }
    }
    std::partial_sum(m_layered.begin(), m_layered.end(), m_layered.begin());
}

void EditedFrames::work()
{
    const int columns = m_document ? std::max(1, m_document->motion().columnCount()) : 1;
    const int stop = std::min(m_end, m_next + std::max(1, valuesOfAPortion / columns));
    for (; m_document && m_next < stop; ++m_next) {
        std::uint8_t &isEdited = at(m_isEdited, m_next);
        m_count -= isEdited;
        isEdited = m_hasFile && differs(m_next) ? 1 : 0;
        m_count += isEdited;
    }
    if (!isDone() && m_document)
        return;
    m_work.stop();
    emit changed();
}

// A frame that was only moved is still the frame of the file.
bool EditedFrames::differs(int frame) const
{
    if (!m_layered.empty() && at(m_layered, frame) > 0)
        return true;
    const Motion &now = m_document->motion();
    const Motion &opened = m_document->original().motion;
    if (!now.isTouched(frame))
        return false;
    const int row = now.sourceRow(frame);
    const bool isComparable = row >= 0 && row < opened.frameCount() && opened.sourceRow(row) == row &&
                              now.columnCount() == opened.columnCount() &&
                              now.hasSourceColumns() == opened.hasSourceColumns();
    return !isComparable || !std::ranges::equal(now.frame(frame), opened.frame(row));
}

} // namespace limber
