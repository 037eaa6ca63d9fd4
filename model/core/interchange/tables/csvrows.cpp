#include "tables/csvrows.h"

#include <algorithm>
#include <array>

namespace limber {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

std::size_t afterMark(std::string_view text)
{
    return text.starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
}

bool isLineEnd(char character)
{
    return character == '\n' || character == '\r';
}

} // namespace

std::string csvCell(std::string_view text, char separator)
{
    const bool needsQuotes =
        text.find_first_of("\"\r\n") != std::string_view::npos || text.find(separator) != std::string_view::npos;
    if (!needsQuotes)
        return std::string(text);
    std::string cell = "\"";
    for (const char character : text) {
        if (character == '"')
            cell += '"';
        cell += character;
    }
    return cell + '"';
}

CsvRows::CsvRows(std::string_view text, char separator) : m_text(text), m_separator(separator), m_at(afterMark(text))
{
}

CsvCell CsvRows::nextCell()
{
    while (m_at < m_text.size() && m_text[m_at] == ' ')
        ++m_at;
    CsvCell cell{.text = {}, .offset = m_at, .isQuoted = m_at < m_text.size() && m_text[m_at] == '"'};
    if (cell.isQuoted) {
        for (++m_at; m_at < m_text.size(); ++m_at) {
            if (m_text[m_at] != '"')
                cell.text += m_text[m_at];
            else if (m_at + 1 < m_text.size() && m_text[m_at + 1] == '"')
                cell.text += m_text[m_at++];
            else
                break;
        }
        m_at = std::min(m_at + 1, m_text.size());
    }
    const std::size_t start = m_at;
    while (m_at < m_text.size() && m_text[m_at] != m_separator && !isLineEnd(m_text[m_at]))
        ++m_at;
    std::string_view rest = m_text.substr(start, m_at - start);
    rest.remove_suffix(rest.size() - (rest.find_last_not_of(" \t") + 1));
    cell.text += rest;
    return cell;
}

std::optional<std::vector<CsvCell>> CsvRows::next()
{
    while (m_at < m_text.size() && isLineEnd(m_text[m_at]))
        ++m_at;
    if (m_at >= m_text.size())
        return std::nullopt;
    std::vector<CsvCell> cells;
    for (;;) {
        cells.push_back(nextCell());
        if (m_at >= m_text.size() || isLineEnd(m_text[m_at]))
            return cells;
        ++m_at; // the separator
    }
}

char likelySeparator(std::string_view text)
{
    constexpr std::array<char, 3> separators{'\t', ';', ','};
    std::array<int, 3> counts{};
    bool isQuoted = false;
    for (std::size_t at = afterMark(text); at < text.size() && (isQuoted || !isLineEnd(text[at])); ++at) {
        if (text[at] == '"')
            isQuoted = !isQuoted;
        for (std::size_t i = 0; i < separators.size() && !isQuoted; ++i)
            counts[i] += text[at] == separators[i] ? 1 : 0;
    }
    const auto most = std::ranges::max_element(counts);
    return *most == 0 ? ',' : separators[static_cast<std::size_t>(most - counts.begin())];
}

} // namespace limber
