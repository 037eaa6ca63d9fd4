#pragma once

#include "bvh/text/sourcetext.h"
#include "bvh/write/bvhwriter.h"
#include "bvh/write/byteoutput.h"
#include "bvh/write/columnformats.h"
#include "motion/clip.h"

#include <future>
#include <string>
#include <string_view>

namespace limber {

// Writes the rows of a clip's motion: runs of untouched rows as one block of source text, touched rows token by token,
// and new rows in the format of their columns.
class RowWriter
{
public:
    RowWriter(const Clip &clip, const WriteOptions &options, ByteOutput &out);

    // Writes from the first number of the first row to the last number of the last row. Returns false if it was
    // cancelled or the output failed.
    [[nodiscard]] bool write();
    // Returns the line end of the source, or LF if it has none.
    [[nodiscard]] std::string_view lineEnd() const { return m_lineEnd; }

private:
    [[nodiscard]] std::future<std::string> textAhead(int first, int end, bool isWorthAThread) const;
    [[nodiscard]] std::string textOf(int first, int end) const;
    [[nodiscard]] int endOfUntouchedRun(int frame, int limit) const;
    void appendTouchedFrame(int frame, std::string &text) const;
    void appendFormedFrame(int frame, const RowForm &form, std::string &text) const;
    void appendNewFrame(int frame, std::string &text) const;
    void appendNumber(const RowText &row, std::span<const double> before, int column, double value,
                      std::string &text) const;
    void appendNew(int column, double value, std::string &text) const;
    [[nodiscard]] std::string_view textBefore(const RowText &row, int column) const;
    void appendTextAfter(int frame, std::string &text) const;
    [[nodiscard]] std::string_view endOfLine(int sourceRow) const;
    [[nodiscard]] std::string_view blanksBefore(int sourceRow) const;
    [[nodiscard]] bool isFollowedInSource(int frame) const;
    [[nodiscard]] bool reportProgress(int frame) const;

    const Clip &m_clip;
    const WriteOptions &m_options;
    const SourceText &m_source;
    ByteOutput &m_out;
    std::string_view m_lineEnd;
    const int m_columnCount;
    const ColumnFormats m_formats;
    std::vector<int> m_sourceColumns; // by column; -1 for a column that the source does not have
};

} // namespace limber
