#include "bvh/read/regularrows.h"

#include "bvh/read/fastrow.h"
#include "messages/readingmessages.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace limber {

RegularRows::RegularRows(std::string_view text, std::size_t columnCount, FindingLog &log, bool insideLine,
                         std::shared_ptr<ValueBuffer> values)
    : m_text(text), m_base(text.data()), m_end(text.data() + text.size()), m_columnCount(columnCount), m_log(log),
      m_in(text, log), m_decimals(columnCount)
{
    m_in.setInsideLine(insideLine);
    m_rows.values = std::move(values);
}

void RegularRows::read(std::size_t expectedRows)
{
    const std::size_t mostRows = m_text.size() / 2 / m_columnCount + 1;
    m_rows.values->resize(std::min(expectedRows, mostRows) * m_columnCount);
    for (;;) {
        if (m_rows.form && readRowAsBefore())
            continue;
        m_in.moveTo(m_rows.end);
        if (!m_in.skipToWord())
            break;
        const std::size_t start = m_in.position();
        if (!readOtherRow(start)) {
            m_oddRow = start;
            break;
        }
        m_in.setInsideLine(false);
    }
    m_rows.values->resize(static_cast<std::size_t>(m_rows.rowCount) * m_columnCount);
    const std::size_t unused = m_rows.values->capacity() - m_rows.values->size();
    const bool isInRun = m_rows.values->get_allocator().run() != nullptr; // unused capacity costs only addresses there
    if (!isInRun && unused > m_rows.values->size() / 16)
        m_rows.values->shrink_to_fit();
    if (m_rows.form)
        m_rows.starts = {};
}

// Nearly all rows are read here; nothing else has to be fast.
bool RegularRows::readRowAsBefore()
{
    const RowForm &form = *m_rows.form;
    if (!m_text.substr(m_rows.end).starts_with(form.ending))
        return false;
    const char *const begin = m_base + m_rows.end + form.ending.size();
    if (begin == m_end)
        return false;
    const char *const end = readRowInForm(begin, form, nextRow());
    if (end == nullptr || end > m_end || !endsRow(end))
        return false;
    keepRow(static_cast<std::size_t>(begin - m_base), end);
    return true;
}

bool RegularRows::readOtherRow(std::size_t start)
{
    const char *const begin = m_base + start;
    const std::span<double> values = nextRow();
    const char *end = readFastRow(begin, values, m_decimals);
    const bool isUsual = end != nullptr && end <= m_end && endsRow(end);
    if (!isUsual)
        end = readAnyRow(begin, values);
    if (end == nullptr)
        return false;
    m_rows.form.reset();
    if (isUsual && m_rows.rowCount == 0)
        findForm(begin, end, values);
    keepRow(start, end);
    return true;
}

const char *RegularRows::readAnyRow(const char *at, std::span<double> values)
{
    for (double &value : values) {
        while (at != m_end && isBlank(*at))
            ++at;
        const ParsedNumber number = parseNumber(at, m_end);
        const bool separated = number.end == m_end || isBlank(*number.end) || isLineEnd(*number.end);
        if (number.fault != NumberFault::None || !separated)
            return nullptr;
        noteValue(number, static_cast<std::size_t>(at - m_base), m_log);
        value = number.value;
        at = number.end;
    }
    return endsRow(at) ? at : nullptr;
}

// Takes the form of the first row for all rows, if the row's text follows from its values.
void RegularRows::findForm(const char *begin, const char *end, std::span<double> values)
{
    RowForm form;
    form.decimals = m_decimals;
    const bool allAlike =
        std::adjacent_find(m_decimals.begin(), m_decimals.end(), std::not_equal_to<>()) == m_decimals.end();
    form.commonDecimals = allAlike ? m_decimals.front() : std::uint8_t{0};
    const std::string_view row =
        m_text.substr(static_cast<std::size_t>(begin - m_base), static_cast<std::size_t>(end - begin));
    const std::size_t separator = row.find_first_of(" \t");
    form.separator = separator == std::string_view::npos ? ' ' : row[separator];
    const std::string_view after = m_text.substr(static_cast<std::size_t>(end - m_base));
    std::size_t lineEnd = std::min(after.find_first_of("\r\n"), after.size());
    if (after.substr(lineEnd).starts_with("\r\n"))
        ++lineEnd;
    form.ending = after.substr(0, lineEnd + 1);
    if (readRowInForm(begin, form, values) == end)
        m_rows.form = std::move(form);
}

bool RegularRows::endsRow(const char *at) const
{
    while (at != m_end && isBlank(*at))
        ++at;
    return at == m_end || isLineEnd(*at);
}

std::span<double> RegularRows::nextRow()
{
    const std::size_t begin = static_cast<std::size_t>(m_rows.rowCount) * m_columnCount;
    if (begin + m_columnCount > m_rows.values->size())
        m_rows.values->resize(std::max(begin + m_columnCount, begin + begin / 2));
    return std::span<double>(*m_rows.values).subspan(begin, m_columnCount);
}

void RegularRows::keepRow(std::size_t start, const char *end)
{
    if (m_rows.rowCount == 0)
        m_rows.firstStart = start;
    ++m_rows.rowCount;
    m_rows.starts.push_back(start);
    m_rows.end = static_cast<std::size_t>(end - m_base);
}

void noteValue(const ParsedNumber &number, std::size_t position, FindingLog &log)
{
    if (number.lostToZero) {
        log.warnOnce(FindingKind::NumberLostToZero, position, messages::lostToZero());
    } else if (std::abs(number.value) > std::numeric_limits<float>::max()) {
        log.warnOnce(FindingKind::NumberBeyondFloat, position, messages::beyondFloat());
    }
}

} // namespace limber
