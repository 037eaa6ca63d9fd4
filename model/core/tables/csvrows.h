#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// A cell that has the separator, a quote or an end of line in it stands in quotes (RFC 4180).
[[nodiscard]] std::string csvCell(std::string_view text, char separator);

// A cell with where it stands.
struct CsvCell
{
    std::string text; // without its quotes
    std::size_t offset = 0; // in the whole text, bytes
    bool isQuoted = false;
};

// Reads a table row by row. Quotes may hold ends of lines; a byte order mark at the start is passed over.
class CsvRows
{
public:
    // The text must outlive it.
    CsvRows(std::string_view text, char separator);

    // The cells of the next row, blank lines left out; nothing at the end. A quote that is never closed ends with the
    // text.
    [[nodiscard]] std::optional<std::vector<CsvCell>> next();

private:
    [[nodiscard]] CsvCell nextCell();

    std::string_view m_text;
    char m_separator;
    std::size_t m_at = 0;
};

// The separator of a table: what its first line has most often of tab, semicolon and comma, quotes left out.
[[nodiscard]] char likelySeparator(std::string_view text);

} // namespace limber
