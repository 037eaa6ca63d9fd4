#include "curves/extentpyramid.h"

#include <algorithm>
#include <cstddef>

namespace limber {

void ExtentPyramid::extend(std::span<const double> values)
{
    if (m_levels.empty())
        m_levels.emplace_back();
    for (std::size_t next = m_levels.front().size(); (next + 1) * run <= values.size(); ++next) {
        Extent extent;
        for (const double value : values.subspan(next * run, run))
            extent.add(value);
        m_levels.front().push_back(extent);
    }
    for (std::size_t level = 1; m_levels[level - 1].size() >= run; ++level) {
        if (m_levels.size() == level)
            m_levels.emplace_back();
        const std::vector<Extent> &below = m_levels[level - 1];
        for (std::size_t next = m_levels[level].size(); (next + 1) * run <= below.size(); ++next) {
            Extent extent;
            for (std::size_t i = next * run; i < (next + 1) * run; ++i)
                extent.add(below[i]);
            m_levels[level].push_back(extent);
        }
    }
}

Extent ExtentPyramid::of(std::span<const double> values, int first, int last) const
{
    Extent extent;
    auto begin = static_cast<std::size_t>(std::max(first, 0));
    std::size_t end = std::min(values.size(), static_cast<std::size_t>(std::max(last + 1, 0)));
    // Values at the ends that do not fill a run are taken from this level, those in between from the level above.
    const auto take = [&](const auto &of, std::size_t from, std::size_t to) {
        for (std::size_t i = from; i < to; ++i)
            extent.add(of[i]);
    };
    const auto narrow = [&](const auto &of, std::size_t above) {
        const std::size_t up = std::min((begin + run - 1) / run, above);
        const std::size_t down = std::min(end / run, above);
        if (up >= down) {
            take(of, begin, end);
            return false;
        }
        take(of, begin, up * run);
        take(of, down * run, end);
        begin = up;
        end = down;
        return true;
    };
    if (begin >= end)
        return extent;
    if (!narrow(values, m_levels.empty() ? 0 : m_levels.front().size()))
        return extent;
    for (std::size_t level = 0; level < m_levels.size(); ++level) {
        const std::size_t above = level + 1 < m_levels.size() ? m_levels[level + 1].size() : 0;
        if (!narrow(m_levels[level], above))
            break;
    }
    return extent;
}

} // namespace limber
