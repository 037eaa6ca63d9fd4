#pragma once

#include "bvh/text/rowform.h"
#include "motion/channel.h"
#include "motion/valuebuffer.h"

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// A stretch of a text: bytes begin to end, end not included.
struct TextSpan
{
    std::size_t begin = 0; // first byte
    std::size_t end = 0; // the byte after the last

    // Returns whether it has no bytes.
    [[nodiscard]] bool isEmpty() const { return begin == end; }
    // Returns the size in bytes.
    [[nodiscard]] std::size_t size() const { return end - begin; }
};

enum class TextEncoding { Bytes, Utf16LittleEndian, Utf16BigEndian };

// One row of a source text, from its first number to its last, and the positions of its numbers.
struct RowText
{
    std::string text; // of the whole row, without its line end
    std::vector<TextSpan> numbers; // by column

    // Returns the number of a column as it is written.
    [[nodiscard]] std::string_view number(int column) const
    {
        const TextSpan span = numbers[static_cast<std::size_t>(column)];
        return std::string_view(text).substr(span.begin, span.size());
    }
};

// Some consecutive rows of a source text: their numbers as they were read, and either their common form or their text.
struct SourceRows
{
    int firstRow = 0; // of the motion
    int rowCount = 0; // rows in this block
    std::shared_ptr<const ValueBuffer> values; // row after row
    std::optional<RowForm> form; // how all rows are written, if their values determine it to the byte
    std::string text; // if there is no form: from the first number of the first row to the last number of the last row
    std::vector<std::size_t> starts; // if there is no form: where the first number of each row begins in `text`
    std::string after; // from the last number to the next rows; empty for the last rows of all
};

// The largest number of frames that a file without channels may declare: such frames have no rows but still take up
// memory.
inline constexpr std::int64_t mostFramesWithoutRows = 1'000'000;

// The text that a clip was read from and the positions of its tokens. With it the writer leaves untouched parts as they
// were: it copies from this text and replaces only the tokens whose meaning changed. Rows whose text follows from their
// values are not kept as text, so that a large file takes up no more memory than its numbers.
class SourceText
{
public:
    // The positions of the parts of a joint or end site in the text.
    struct NodePositions
    {
        TextSpan name; // empty if there is no name; then it is where the name would be
        std::array<TextSpan, 3> offset; // of the three numbers
        TextSpan channels; // the count and the names; empty if there is no CHANNELS line
        std::vector<Channel> channelsRead; // as the file has them
    };

    // The file's bytes before the first number of the first row; all of them if there is no row. For UTF-16 it is the
    // same text in UTF-8. The spans below refer to it.
    std::string head;
    TextEncoding encoding = TextEncoding::Bytes; // of the file; the text here is never UTF-16
    TextSpan hierarchy; // from the first keyword to after the last brace
    std::vector<NodePositions> joints; // parallel to the skeleton's joints
    std::vector<NodePositions> endSites; // one for each end site
    // Whether the tree has changed since the file was read. The lists above then follow the changed skeleton, with
    // empty entries for new nodes, and the writer has to lay out the hierarchy anew.
    bool isRearranged = false;
    std::optional<TextSpan> frameCount; // the number after Frames:
    std::optional<TextSpan> frameTime; // span of the number; empty if the file has none
    std::vector<std::shared_ptr<const SourceRows>> rows; // of the motion, in blocks that copies share
    std::string tail; // the file's bytes after the last number of the last row
    int newDecimals = 6; // of numbers that are written where no row shows a format

    // Returns the text of a span.
    [[nodiscard]] std::string_view at(TextSpan span) const
    {
        return std::string_view(head).substr(span.begin, span.size());
    }
    // Returns the number of rows of the whole motion.
    [[nodiscard]] int rowCount() const { return rows.empty() ? 0 : rows.back()->firstRow + rows.back()->rowCount; }
    // Returns the numbers of one row as they were read.
    [[nodiscard]] std::span<const double> rowValues(int row) const;
    // Returns the form that the row is written in, or null if the row is kept as text.
    [[nodiscard]] const RowForm *rowForm(int row) const;
    // Returns the text of one row. Comment lines inside a row do not count as numbers.
    [[nodiscard]] RowText rowText(int row) const;
    // Returns the text between this row, which must not be the last, and the next one.
    [[nodiscard]] std::string_view textAfter(int row) const;
    // Appends the text of rows first to end (end not included), from number to number.
    void appendRows(int first, int end, std::string &text) const;

private:
    [[nodiscard]] const SourceRows &rowsWith(int row) const;
};

} // namespace limber
