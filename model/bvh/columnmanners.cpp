#include "bvh/columnmanners.h"

#include "bvh/sourcetext.h"

#include <algorithm>
#include <string_view>

namespace limber {

namespace {

// Enough rows to tell six decimals from "as many as it takes".
constexpr int sampledRows = 24;
// Rows of numbers that speak for the file as a whole.
constexpr std::size_t surroundingRows = 4;

} // namespace

ColumnManners::ColumnManners(const Clip &clip) : m_source(clip.source), m_columnCount(clip.motion.columnCount())
{
}

const NumberManner &ColumnManners::of(int column)
{
    if (m_manners.empty())
        sample();
    return m_manners[static_cast<std::size_t>(column)];
}

void ColumnManners::sample()
{
    m_manners.resize(static_cast<std::size_t>(m_columnCount));
    const int rowCount = m_source ? m_source->rowCount() : 0;
    const int count = std::min(rowCount, sampledRows);
    if (count == 0)
        return;
    std::vector<RowText> rows;
    for (int i = 0; i < count; ++i)
        rows.push_back(m_source->rowText(static_cast<int>(static_cast<long long>(i) * rowCount / count)));
    std::vector<std::string_view> around;
    for (std::size_t i = 0; i < std::min(rows.size(), surroundingRows); ++i) {
        for (int column = 0; column < m_columnCount; ++column)
            around.push_back(rows[i].number(column));
    }
    std::vector<std::string_view> own(rows.size());
    for (int column = 0; column < m_columnCount; ++column) {
        std::ranges::transform(rows, own.begin(), [&](const RowText &row) { return row.number(column); });
        m_manners[static_cast<std::size_t>(column)] = NumberManner::of(own, around);
    }
}

} // namespace limber
