#pragma once

#include "bvh/read/regularrows.h"
#include "bvh/text/findinglog.h"
#include "bvh/text/textscanner.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace limber {

// Reads the rest of a MOTION section from the first row that is not one line of as many numbers as there are
// channels. What follows is one stream of numbers if that is exactly frames x channels; a last row may be
// incomplete and text may follow the data; anything else is refused at the first odd row.
class IrregularRows
{
public:
    // `text` begins with the odd row; `rowsBefore` regular ones were read.
    IrregularRows(std::string_view text, std::size_t columnCount, std::size_t rowsBefore,
                  std::optional<std::int64_t> declaredFrames, FindingLog &log, bool insideLine);

    void read();
    // The rows that were found, without a form.
    [[nodiscard]] RowsRead take() { return std::move(m_rows); }

    // Text after the data from this position on is dropped with a warning. False if there is none, or if a second
    // section is refused.
    [[nodiscard]] static bool dropTrailingText(std::string_view text, std::size_t from, FindingLog &log);

private:
    void readStream();
    [[nodiscard]] bool takeNumber();
    [[nodiscard]] bool dropIncompleteRow();
    // Nothing but spaces and comments after the first line.
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
    std::size_t m_wanted = 0; // values of all declared frames; 0 where the text cannot hold them
    std::size_t m_valuesInFirstLine = 0;
    bool m_ended = false;
    RowsRead m_rows;
};

} // namespace limber
