#include "motion/motion.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <limits>
#include <numeric>

namespace limber {

namespace {

constexpr std::int32_t NewFrame = std::numeric_limits<std::int32_t>::min();
// The most values that an edit copies if copies share the block, except for blocks that a file was read into.
constexpr std::size_t valuesInNewBlock = std::size_t{1} << 18;

// Returns false if a copy shares the values. If it returns true, any copy that shared them until now, on any thread,
// has finished reading; the use count alone does not guarantee that order.
bool isAlone(const std::shared_ptr<ValueBuffer> &values)
{
    if (values.use_count() > 1)
        return false;
#ifdef __SANITIZE_THREAD__
    const std::shared_ptr<ValueBuffer> ordered = values; // the sanitizer does not know fences
#else
    std::atomic_thread_fence(std::memory_order_acquire);
#endif
    return true;
}

// Returns whether both lie in the same run: values of two runs may be neighbours by chance, but they are not one array.
bool sharesRun(const ValueBuffer &a, const ValueBuffer &b)
{
    return a.get_allocator().run() != nullptr && a.get_allocator().run() == b.get_allocator().run();
}

} // namespace

int FrameBlock::frameCount() const
{
    if (!origins.empty())
        return static_cast<int>(origins.size());
    return columnCount > 0 ? static_cast<int>(values.size() / static_cast<std::size_t>(columnCount)) : 0;
}

// Makes the frames block by block, since all values at once would take their memory twice.
Motion::Motion(int frameCount, int columnCount) : m_columnCount(columnCount)
{
    m_origins.assign(static_cast<std::size_t>(frameCount), NewFrame);
    if (columnCount == 0)
        return;
    const int framesInBlock = std::max(1, static_cast<int>(valuesInNewBlock / start(1)));
    for (int first = 0; first < frameCount; first += framesInBlock) {
        const int count = std::min(framesInBlock, frameCount - first);
        m_blocks.push_back({first, std::make_shared<ValueBuffer>(start(count), 0.0)});
    }
}

Motion Motion::fromRows(const std::vector<double> &values, [[maybe_unused]] int frameCount, int columnCount)
{
    assert(values.size() == static_cast<std::size_t>(frameCount) * static_cast<std::size_t>(columnCount));
    Motion motion(0, columnCount);
    motion.appendRows(std::make_shared<ValueBuffer>(values.begin(), values.end()));
    return motion;
}

void Motion::appendRows(std::shared_ptr<ValueBuffer> values)
{
    const int count = framesIn(*values);
    assert(values->size() == start(count));
    if (count == 0)
        return;
    const int firstRow = m_origins.empty() ? 0 : sourceRow(frameCount() - 1) + 1;
    m_blocks.push_back({frameCount(), std::move(values)});
    for (int i = 0; i < count; ++i)
        m_origins.push_back(firstRow + i);
}

double Motion::playingFrameTimeSeconds() const
{
    return m_frameTimeSeconds > 0.0 ? m_frameTimeSeconds : 1.0 / 30.0;
}

std::span<const double> Motion::frame(int frame) const
{
    assert(frame >= 0 && frame < frameCount());
    return m_columnCount > 0 ? contiguousFrames(frame).first(start(1)) : std::span<const double>{};
}

std::span<const double> Motion::contiguousFrames(int first) const
{
    if (m_columnCount == 0)
        return {};
    const Block &block = m_blocks[blockOf(first)];
    return std::span<const double>(*block.values).subspan(start(first - block.firstFrame));
}

std::optional<std::span<const double>> Motion::contiguousValues() const
{
    if (m_blocks.empty())
        return std::span<const double>{};
    const ValueBuffer &first = *m_blocks.front().values;
    const double *end = first.data();
    for (const Block &block : m_blocks) {
        if (block.values->data() != end || (m_blocks.size() > 1 && !sharesRun(*block.values, first)))
            return std::nullopt;
        end += block.values->size();
    }
    return std::span<const double>(first.data(), start(frameCount()));
}

// Copies block by block, so that memory for one additional block is enough if no copy shares the blocks.
void Motion::makeContiguous()
{
    if (contiguousValues())
        return;
    const std::shared_ptr<MemoryRun> run = MemoryRun::reserve(start(frameCount()) * sizeof(double));
    if (!run) {
        auto all = std::make_shared<ValueBuffer>();
        all->reserve(start(frameCount()));
        for (const Block &block : m_blocks)
            all->insert(all->end(), block.values->begin(), block.values->end());
        m_blocks.assign(1, {0, std::move(all)});
        return;
    }
    for (Block &block : m_blocks) {
        const UnclearedAllocator<double> inRun(run);
        block.values = std::make_shared<ValueBuffer>(block.values->begin(), block.values->end(), inRun);
    }
}

double Motion::value(int frame, int column) const
{
    return this->frame(frame)[static_cast<std::size_t>(column)];
}

void Motion::setValue(int frame, int column, double value)
{
    editFrame(frame)[static_cast<std::size_t>(column)] = value;
}

std::span<double> Motion::editFrame(int frame)
{
    assert(frame >= 0 && frame < frameCount());
    std::int32_t &origin = m_origins[static_cast<std::size_t>(frame)];
    if (origin >= 0)
        origin = ~origin;
    if (m_columnCount == 0)
        return {};
    Block &block = m_blocks[blockOf(frame)];
    own(block);
    return std::span<double>(*block.values).subspan(start(frame - block.firstFrame), start(1));
}

void Motion::own(Block &block)
{
    if (!isAlone(block.values))
        block.values = std::make_shared<ValueBuffer>(*block.values);
}

std::size_t Motion::sharedValueCount(int first, int count) const
{
    assert(first >= 0 && count >= 0 && first + count <= frameCount());
    if (count == 0 || m_columnCount == 0)
        return 0;
    std::size_t shared = 0;
    for (std::size_t block = blockOf(first); block <= blockOf(first + count - 1); ++block)
        shared += isAlone(m_blocks[block].values) ? 0 : m_blocks[block].values->size();
    return shared;
}

void Motion::ownFrames(int first, int count)
{
    assert(first >= 0 && count >= 0 && first + count <= frameCount());
    if (count == 0 || m_columnCount == 0)
        return;
    for (std::size_t block = blockOf(first); block <= blockOf(first + count - 1); ++block)
        own(m_blocks[block]);
}

FrameBlock Motion::copyOfFrames(int first, int count) const
{
    FrameBlock copy;
    copy.columnCount = m_columnCount;
    copy.values.reserve(start(count));
    for (int at = first; at < first + count && m_columnCount > 0;) {
        const std::span<const double> run = contiguousFrames(at);
        const int taken = std::min(first + count - at, static_cast<int>(run.size() / start(1)));
        copy.values.insert(copy.values.end(), run.begin(), run.begin() + static_cast<std::ptrdiff_t>(start(taken)));
        at += taken;
    }
    copy.origins.assign(m_origins.begin() + first, m_origins.begin() + first + count);
    return copy;
}

void Motion::insertFrames(int before, const FrameBlock &block)
{
    assert(block.columnCount == m_columnCount && before >= 0 && before <= frameCount());
    if (m_columnCount > 0) {
        std::vector<Block> inserted;
        const auto step = static_cast<std::ptrdiff_t>(start(1) * std::max<std::size_t>(1, valuesInNewBlock / start(1)));
        for (auto at = block.values.begin(); at != block.values.end();) {
            const auto end = at + std::min(step, block.values.end() - at);
            inserted.push_back({0, std::make_shared<ValueBuffer>(at, end)});
            at = end;
        }
        const std::size_t index = splitBefore(before);
        m_blocks.insert(m_blocks.begin() + static_cast<std::ptrdiff_t>(index), inserted.begin(), inserted.end());
        renumberFrom(index);
    }
    if (block.origins.empty())
        m_origins.insert(m_origins.begin() + before, static_cast<std::size_t>(block.frameCount()), NewFrame);
    else
        m_origins.insert(m_origins.begin() + before, block.origins.begin(), block.origins.end());
}

void Motion::removeFrames(int first, int count)
{
    assert(first >= 0 && count >= 0 && first + count <= frameCount());
    if (m_columnCount > 0) {
        const std::size_t begin = splitBefore(first);
        const std::size_t end = splitBefore(first + count);
        m_blocks.erase(m_blocks.begin() + static_cast<std::ptrdiff_t>(begin),
                       m_blocks.begin() + static_cast<std::ptrdiff_t>(end));
        renumberFrom(begin);
    }
    m_origins.erase(m_origins.begin() + first, m_origins.begin() + first + count);
}

Motion Motion::withColumns(std::span<const int> from, std::span<const double> newValues) const
{
    assert(from.size() == newValues.size());
    Motion result;
    result.m_columnCount = static_cast<int>(from.size());
    result.m_frameTimeSeconds = m_frameTimeSeconds;
    result.m_origins = m_origins;
    if (result.m_columnCount > 0) {
        const int framesInBlock = std::max(1, static_cast<int>(valuesInNewBlock / from.size()));
        for (int first = 0; first < frameCount(); first += framesInBlock) {
            const int end = std::min(frameCount(), first + framesInBlock);
            auto values = std::make_shared<ValueBuffer>();
            values->reserve(static_cast<std::size_t>(end - first) * from.size());
            for (int row = first; row < end; ++row) {
                const std::span<const double> old = frame(row);
                for (std::size_t column = 0; column < from.size(); ++column)
                    values->push_back(from[column] < 0 ? newValues[column]
                                                       : old[static_cast<std::size_t>(from[column])]);
            }
            result.m_blocks.push_back({first, std::move(values)});
        }
    }
    for (const int column : from)
        result.m_sourceColumns.push_back(column < 0 ? -1 : sourceColumn(column));
    result.m_sourceColumnCount = m_sourceColumns.empty() ? m_columnCount : m_sourceColumnCount;
    // The columns are those of the source again.
    std::vector<int> asRead(static_cast<std::size_t>(result.m_sourceColumnCount));
    std::iota(asRead.begin(), asRead.end(), 0);
    if (result.m_sourceColumns == asRead)
        result.m_sourceColumns.clear();
    return result;
}

int Motion::sourceColumn(int column) const
{
    return m_sourceColumns.empty() ? column : m_sourceColumns[static_cast<std::size_t>(column)];
}

void Motion::forgetSourceRows()
{
    std::ranges::fill(m_origins, NewFrame);
}

int Motion::sourceRow(int frame) const
{
    const std::int32_t origin = m_origins[static_cast<std::size_t>(frame)];
    if (origin == NewFrame)
        return -1;
    return origin >= 0 ? origin : ~origin;
}

bool Motion::isTouched(int frame) const
{
    return !m_sourceColumns.empty() || m_origins[static_cast<std::size_t>(frame)] < 0;
}

std::size_t Motion::blockOf(int frame) const
{
    const auto after = std::ranges::upper_bound(m_blocks, frame, {}, &Block::firstFrame);
    return static_cast<std::size_t>(after - m_blocks.begin()) - 1;
}

int Motion::framesIn(const ValueBuffer &values) const
{
    return m_columnCount > 0 ? static_cast<int>(values.size() / start(1)) : 0;
}

// Returns the block that begins with the frame, which may be one after the last; cuts a block in two if needed.
std::size_t Motion::splitBefore(int frame)
{
    if (m_blocks.empty())
        return 0;
    const std::size_t index = blockOf(frame);
    Block &block = m_blocks[index];
    const int before = frame - block.firstFrame;
    if (before == 0)
        return index;
    if (before >= framesIn(*block.values))
        return index + 1;
    const auto cut = block.values->begin() + static_cast<std::ptrdiff_t>(start(before));
    const Block second{frame, std::make_shared<ValueBuffer>(cut, block.values->end())};
    block.values = std::make_shared<ValueBuffer>(block.values->begin(), cut);
    m_blocks.insert(m_blocks.begin() + static_cast<std::ptrdiff_t>(index) + 1, second);
    return index + 1;
}

void Motion::renumberFrom(std::size_t block)
{
    for (; block < m_blocks.size(); ++block) {
        const Block *before = block > 0 ? &m_blocks[block - 1] : nullptr;
        m_blocks[block].firstFrame = before != nullptr ? before->firstFrame + framesIn(*before->values) : 0;
    }
}

} // namespace limber
