#pragma once

#include "bvh/read/regularrows.h"
#include "bvh/text/findinglog.h"
#include "bvh/text/textscanner.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace limber {

// Reads the rest of a MOTION section from the first row that is not one line with as many numbers as there are
// channels. It reads the rest as one stream of numbers if they are exactly frames x channels. It also accepts an
// incomplete last row, and text after the data. It refuses anything else at the first odd row.
class IrregularRows
{
public:
    // `text` begins with the odd row; `rowsBefore` regular rows were read before it.
    IrregularRows(std::string_view text, std::size_t columnCount, std::size_t rowsBefore,
                  std::optional<std::int64_t> declaredFrames, FindingLog &log, bool insideLine);

    void read();
    // Returns the rows that were found, without a form.
    [[nodiscard]] RowsRead take() { return std::move(m_rows); }

    // Drops the text after the data from this position on, with a warning. Returns false if there is no such text, or
    // if it refused a second section.
    [[nodiscard]] static bool dropTrailingText(std::string_view text, std::size_t from, FindingLog &log);

private:
    void readStream();
    [[nodiscard]] bool takeNumber();
    [[nodiscard]] bool dropIncompleteRow();
    // Returns whether only spaces and comments follow the first line.
    [[nodiscard]] bool isOnlyLine() const;
    [[nodiscard]] std::size_t valueCount() const { return m_rowsBefore * m_columnCount + m_rows.values->size(); }
    void refuseRow();
    void refuseWord(TextSpan word);

    std::string_view m_text;
    const std::size_t m_columnCount;
    const std::size_t m_rowsBefore;
    const std::optional<std::int64_t> m_declaredFrames;
    FindingLog &m_log;
    TextScanner m_in;
    const std::size_t m_firstLineEnd;
    std::size_t m_wanted = 0; // the number of values of all declared frames; 0 if the text cannot hold them
    std::size_t m_valuesInFirstLine = 0;
    bool m_ended = false;
    RowsRead m_rows;
};

} // namespace limber
