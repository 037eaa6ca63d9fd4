#include "bvh/write/columnformats.h"

#include "bvh/text/sourcetext.h"

#include <algorithm>
#include <string_view>

namespace limber {

namespace {

// Enough rows to distinguish six decimals from "as many as necessary".
constexpr int sampledRows = 24;
// The number of rows whose numbers represent the whole file.
constexpr std::size_t surroundingRows = 4;

} // namespace

ColumnFormats::ColumnFormats(const Clip &clip) : m_formats(static_cast<std::size_t>(clip.motion.columnCount()))
{
    for (int column = 0; column < clip.motion.columnCount(); ++column)
        m_sourceColumns.push_back(clip.motion.sourceColumn(column));
    if (clip.source)
        sample(*clip.source);
    for (NumberFormat &format : m_formats)
        format.mostDecimals = clip.computedDecimals;
}

void ColumnFormats::sample(const SourceText &source)
{
    const int rowCount = source.rowCount();
    if (rowCount == 0) {
        NumberFormat format;
        format.decimals = source.newDecimals;
        return m_formats.assign(m_formats.size(), format);
    }
    const int count = std::min(rowCount, sampledRows);
    std::vector<RowText> rows;
    for (int i = 0; i < count; ++i)
        rows.push_back(source.rowText(static_cast<int>(static_cast<long long>(i) * rowCount / count)));
    NumberStatistics around;
    for (std::size_t i = 0; i < std::min(rows.size(), surroundingRows); ++i) {
        for (const TextSpan &number : rows[i].numbers)
            around.add(std::string_view(rows[i].text).substr(number.begin, number.size()));
    }
    for (std::size_t column = 0; column < m_formats.size(); ++column) {
        NumberStatistics own;
        for (const RowText &row : rows) {
            // A motion that was put together by hand may have more columns than the source it was given.
            const int number = m_sourceColumns[column];
            if (number >= 0 && number < static_cast<int>(row.numbers.size()))
                own.add(row.number(number));
        }
        m_formats[column] = NumberFormat::of(own, around);
    }
}

} // namespace limber
