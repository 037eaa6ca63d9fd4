#pragma once

#include "bvh/text/findinglog.h"
#include "bvh/text/numberparser.h"
#include "bvh/text/rowform.h"
#include "bvh/text/textscanner.h"
#include "motion/valuebuffer.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace limber {

// What the rows in a piece of text hold.
struct RowsRead
{
    std::shared_ptr<ValueBuffer> values = std::make_shared<ValueBuffer>(); // row after row
    int rowCount = 0;
    std::optional<RowForm> form; // the form of the rows if all have the same
    std::size_t firstStart = 0; // where the first number of the first row begins in the text
    std::vector<std::size_t> starts; // where each row begins; empty if there is a form
    std::size_t end = 0; // after the last number of the last row
};

// Reads rows with one frame per line, as nearly all rows of all files are, up to the first row that is different.
// Pieces of one file are read independently of each other on several threads.
class RegularRows
{
public:
    // `text` has fastRowPadding readable bytes after it. `insideLine` says that it does not begin at the start of a
    // line. The numbers go into `values`, which must be empty.
    RegularRows(std::string_view text, std::size_t columnCount, FindingLog &log, bool insideLine,
                std::shared_ptr<ValueBuffer> values = std::make_shared<ValueBuffer>());

    // Reads the rows. At first it takes memory for `expectedRows` rows, but never for more than the text could hold.
    void read(std::size_t expectedRows);
    // Returns where the first irregular row begins, or nothing if all rows are regular.
    [[nodiscard]] std::optional<std::size_t> oddRow() const { return m_oddRow; }
    [[nodiscard]] RowsRead take() { return std::move(m_rows); }

private:
    [[nodiscard]] bool readRowAsBefore();
    [[nodiscard]] bool readOtherRow(std::size_t start);
    [[nodiscard]] const char *readAnyRow(const char *at, std::span<double> values);
    void findForm(const char *begin, const char *end, std::span<double> values);
    [[nodiscard]] bool endsRow(const char *at) const;
    [[nodiscard]] std::span<double> nextRow();
    void keepRow(std::size_t start, const char *end);

    std::string_view m_text;
    const char *const m_base;
    const char *const m_end;
    const std::size_t m_columnCount;
    FindingLog &m_log;
    TextScanner m_in;
    RowsRead m_rows;
    std::vector<std::uint8_t> m_decimals;
    std::optional<std::size_t> m_oddRow;
};

// Warns about anything odd in a number that was read.
void noteValue(const ParsedNumber &number, std::size_t position, FindingLog &log);

} // namespace limber
