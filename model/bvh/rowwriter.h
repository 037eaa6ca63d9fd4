#pragma once

#include "bvh/bvhwriter.h"
#include "bvh/byteoutput.h"
#include "bvh/columnmanners.h"
#include "bvh/sourcetext.h"
#include "motion/clip.h"

#include <string>
#include <string_view>

namespace limber {

// Writes the rows of a clip's motion: runs of untouched rows as one block of source text, touched rows token
// by token, new rows in the manner of their columns.
class RowWriter
{
public:
    RowWriter(const Clip &clip, const WriteOptions &options, ByteOutput &out);

    // From the first number of the first row to the last number of the last one. False if cancelled or the
    // output failed.
    [[nodiscard]] bool write();
    // The line end of the source, LF where it has none.
    [[nodiscard]] std::string_view lineEnd() const { return m_lineEnd; }

private:
    [[nodiscard]] int endOfUntouchedRun(int frame) const;
    void putUntouchedRun(int first, int end);
    void putTouchedFrame(int frame);
    void putNewFrame(int frame);
    void putSeparator(int frame);
    void putFormedFrame(int frame, const RowForm &form);
    void addNumber(const RowText &row, std::span<const double> before, int column, double value);
    [[nodiscard]] std::string_view textBefore(const RowText &row, int column) const;
    void addNew(int column, double value);
    void putRow();
    [[nodiscard]] bool isFollowedInSource(int frame) const;
    [[nodiscard]] bool reportProgress(int frame) const;

    const Clip &m_clip;
    const WriteOptions &m_options;
    const SourceText &m_source;
    ByteOutput &m_out;
    std::string_view m_lineEnd;
    const int m_columnCount;
    ColumnManners m_manners;
    std::vector<int> m_sourceColumns; // by column; -1 for one that the source has not
    std::string m_row; // the row that is being written
};

} // namespace limber
