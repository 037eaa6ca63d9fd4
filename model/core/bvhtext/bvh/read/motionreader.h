#pragma once

#include "bvh/read/bvhreader.h"
#include "bvh/read/linepieces.h"
#include "bvh/read/regularrows.h"
#include "bvh/text/findinglog.h"
#include "bvh/text/sourcetext.h"
#include "motion/clip.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace limber {

// The number in a Frames: line and its position.
struct DeclaredFrames
{
    std::optional<std::int64_t> count;
    TextPosition position;
};

// Reads the rows of a MOTION section in pieces, two at a time where that helps, and joins them. The rows decide how
// many frames there are; the declared number is only compared with them and reserves no memory.
class MotionReader
{
public:
    // The text of `pieces` begins at `start` of the file, after the head of `source`. The reader puts frames into
    // `clip` and findings into `log`.
    MotionReader(LinePieces &pieces, TextPosition start, FindingLog &log, Clip &clip, SourceText &source,
                 const ReadOptions &options);

    void read(const DeclaredFrames &declared);
    [[nodiscard]] bool wasCancelled() const { return m_cancelled; }

private:
    struct Piece;

    void readRows(std::optional<std::int64_t> declaredFrames);
    void readWithoutChannels(const DeclaredFrames &declared);
    [[nodiscard]] bool takePiece(Piece &piece);
    [[nodiscard]] std::shared_ptr<ValueBuffer> valuesFor(const Piece &piece);
    void reserveRun(const Piece &first);
    [[nodiscard]] bool keep(Piece &piece);
    void keepRows(RowsRead &&rows, std::string_view text);
    void readIrregular(std::string rest, const Piece &first, std::optional<std::int64_t> declaredFrames);
    void checkFrameCount(const DeclaredFrames &declared);
    [[nodiscard]] bool reportProgress();

    LinePieces &m_pieces;
    TextPosition m_start; // where the next piece begins
    FindingLog &m_log;
    Clip &m_clip;
    SourceText &m_source;
    const ReadOptions &m_options;
    const std::size_t m_columnCount;
    const std::size_t m_linesInPiece;
    std::shared_ptr<MemoryRun> m_run; // for the numbers of all pieces, so that they are one array; may be null
    std::shared_ptr<SourceRows> m_lastRows; // the last rows; they still have to get the text after them
    std::string m_gap; // text since the last number
    bool m_insideLine = true; // the first piece begins where the head ends
    bool m_cancelled = false;
};

} // namespace limber
