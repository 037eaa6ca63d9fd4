#include "motion/motion.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <numeric>

namespace limber {

namespace {

constexpr std::int32_t NewFrame = std::numeric_limits<std::int32_t>::min();

} // namespace

int FrameBlock::frameCount() const
{
    if (!origins.empty())
        return static_cast<int>(origins.size());
    return columnCount > 0 ? static_cast<int>(values.size() / static_cast<std::size_t>(columnCount)) : 0;
}

Motion::Motion(int frameCount, int columnCount)
    : m_origins(static_cast<std::size_t>(frameCount), NewFrame), m_columnCount(columnCount)
{
    m_values->resize(start(frameCount));
}

Motion Motion::fromRows(std::vector<double> values, int frameCount, int columnCount)
{
    assert(values.size() == static_cast<std::size_t>(frameCount) * static_cast<std::size_t>(columnCount));
    Motion motion;
    motion.m_values = std::make_shared<std::vector<double>>(std::move(values));
    motion.m_columnCount = columnCount;
    motion.m_origins.resize(static_cast<std::size_t>(frameCount));
    std::iota(motion.m_origins.begin(), motion.m_origins.end(), 0);
    return motion;
}

double Motion::playingFrameTimeSeconds() const
{
    return m_frameTimeSeconds > 0.0 ? m_frameTimeSeconds : 1.0 / 30.0;
}

std::span<const double> Motion::frame(int frame) const
{
    assert(frame >= 0 && frame < frameCount());
    return std::span<const double>(*m_values).subspan(start(frame), static_cast<std::size_t>(m_columnCount));
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
    detach();
    std::int32_t &origin = m_origins[static_cast<std::size_t>(frame)];
    if (origin >= 0)
        origin = ~origin;
    return std::span<double>(*m_values).subspan(start(frame), static_cast<std::size_t>(m_columnCount));
}

FrameBlock Motion::copyOfFrames(int first, int count) const
{
    const auto begin = m_values->begin() + static_cast<std::ptrdiff_t>(start(first));
    const auto origin = m_origins.begin() + first;
    return {m_columnCount, {begin, begin + static_cast<std::ptrdiff_t>(start(count))}, {origin, origin + count}};
}

void Motion::insertFrames(int before, const FrameBlock &block)
{
    assert(block.columnCount == m_columnCount && before >= 0 && before <= frameCount());
    detach();
    m_values->insert(m_values->begin() + static_cast<std::ptrdiff_t>(start(before)), block.values.begin(),
                     block.values.end());
    if (block.origins.empty())
        m_origins.insert(m_origins.begin() + before, static_cast<std::size_t>(block.frameCount()), NewFrame);
    else
        m_origins.insert(m_origins.begin() + before, block.origins.begin(), block.origins.end());
}

void Motion::removeFrames(int first, int count)
{
    assert(first >= 0 && count >= 0 && first + count <= frameCount());
    detach();
    const auto begin = m_values->begin() + static_cast<std::ptrdiff_t>(start(first));
    m_values->erase(begin, begin + static_cast<std::ptrdiff_t>(start(count)));
    m_origins.erase(m_origins.begin() + first, m_origins.begin() + first + count);
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
    return m_origins[static_cast<std::size_t>(frame)] < 0;
}

void Motion::detach()
{
    // Copies are made and dropped on the thread that owns the clip, so the count cannot fall behind our back.
    if (m_values.use_count() > 1)
        m_values = std::make_shared<std::vector<double>>(*m_values);
}

} // namespace limber
