#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// Returns the text as a cell: it is in quotes if it contains the separator, a quote or an end of line (RFC 4180).
[[nodiscard]] std::string csvCell(std::string_view text, char separator);

// A cell with its position.
struct CsvCell
{
    std::string text; // without its quotes
    std::size_t offset = 0; // in the whole text, bytes
    bool isQuoted = false;
};

// Reads a table row by row. Quoted cells may contain line ends; a byte order mark at the start is skipped.
class CsvRows
{
public:
    // The text must outlive it.
    CsvRows(std::string_view text, char separator);

    // Returns the cells of the next row that is not blank, or nothing at the end. A quote that is never closed ends
    // with the text.
    [[nodiscard]] std::optional<std::vector<CsvCell>> next();

private:
    [[nodiscard]] CsvCell nextCell();

    std::string_view m_text;
    char m_separator;
    std::size_t m_at = 0;
};

// Returns the separator of a table: the most frequent of tab, semicolon and comma in its first line, outside of quotes.
[[nodiscard]] char likelySeparator(std::string_view text);

} // namespace limber
