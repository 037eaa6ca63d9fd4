#include "tables/plainrows.h"

#include "bvh/text/numberparser.h"
#include "messages/tablemessages.h"
#include "motion/replacedvalues.h"

#include <limits>
#include <vector>

namespace limber {

namespace {

constexpr std::string_view blanks = " \t\v\f";
constexpr std::string_view lineEnds = "\r\n";

// Goes through the words of a text, row by row. Stops at a word that is no number and at a row of another length.
class PlainRowScan
{
public:
    // Values are added to `values` unless it is null.
    explicit PlainRowScan(std::vector<double> *values) : m_values(values) {}

    [[nodiscard]] std::optional<RowShape> shapeOf(std::string_view text)
    {
        for (std::size_t begin = 0; begin < text.size();) {
            const std::size_t end = std::min(text.find_first_of(lineEnds, begin), text.size());
            if (!addRow(text.substr(begin, end - begin)))
                return std::nullopt;
            begin = end + 1;
        }
        return m_shape.rows > 0 ? std::optional(m_shape) : std::nullopt;
    }

private:
    bool addRow(std::string_view row)
    {
        int count = 0;
        for (std::size_t begin = row.find_first_not_of(blanks); begin != std::string_view::npos;) {
            const std::size_t end = std::min(row.find_first_of(blanks, begin), row.size());
            const ParsedNumber number = parseWholeNumber(row.substr(begin, end - begin));
            if (number.fault != NumberFault::None || count == std::numeric_limits<int>::max())
                return false;
            if (m_values != nullptr)
                m_values->push_back(number.value);
            ++count;
            begin = row.find_first_not_of(blanks, end);
        }
        if (count == 0)
            return true;
        if ((m_shape.rows > 0 && count != m_shape.columns) || m_shape.rows == std::numeric_limits<int>::max() - 1)
            return false;
        m_shape = {m_shape.rows + 1, count};
        return true;
    }

    std::vector<double> *m_values;
    RowShape m_shape;
};

Reading<Clip> refusedRows(Message reason)
{
    return Reading<Clip>::refused({Severity::Error, 0, 0, std::move(reason)});
}

} // namespace

std::optional<RowShape> shapeOfRows(std::string_view text)
{
    return PlainRowScan(nullptr).shapeOf(text);
}

Reading<Clip> readPlainRows(std::string_view text, const Clip &skeleton)
{
    std::vector<double> values;
    const auto shape = PlainRowScan(&values).shapeOf(text);
    if (!shape)
        return refusedRows(messages::rowsExpected());
    const int columns = skeleton.motion.columnCount();
    if (shape->columns != columns)
        return refusedRows(messages::rowsForOtherSkeleton(columns, shape->columns));
    if (const auto odd = firstNotFinite(values, static_cast<std::size_t>(columns)))
        return refusedRows(messages::arrayNotFinite(odd->frame, odd->column));
    Clip clip = skeleton;
    clip.motion = withValues(skeleton.motion, values, shape->rows);
    return {std::move(clip), {}};
}

} // namespace limber
