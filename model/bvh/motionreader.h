#pragma once

#include "bvh/bvhreader.h"
#include "bvh/findinglog.h"
#include "bvh/numberparser.h"
#include "bvh/sourcetext.h"
#include "bvh/textscanner.h"
#include "motion/motion.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace limber {

// Reads the MOTION section: its header and the rows. Rows count; the declared number is compared
// with them and reserves nothing.
class MotionReader
{
public:
    MotionReader(TextScanner &in, FindingLog &log, int columnCount, SourceText &places, const Progress &progress);

    void read();
    [[nodiscard]] bool wasCancelled() const { return m_cancelled; }
    // After read(): what was found.
    [[nodiscard]] Motion takeMotion();

private:
    // Why a run of regular rows ended.
    enum class RowEnd { Regular, EndOfText, Odd };

    void readRows();
    void reserve();
    [[nodiscard]] RowEnd readRegularRow();
    void readIrregularRows();
    void noteValue(const ParsedNumber &number, std::size_t position);
    [[nodiscard]] bool dropIncompleteRow(std::size_t rowStart, std::size_t from);
    [[nodiscard]] bool dropTrailingText(std::size_t from);
    // Made of a number's characters only: what the end of a file may leave of one.
    [[nodiscard]] bool isCutNumber(TextSpan word) const;
    // Nothing but blanks and comments behind the line of this position.
    [[nodiscard]] bool isLastLine(std::size_t position) const;
    // Which frame's row starts at or behind the position.
    [[nodiscard]] std::ptrdiff_t frameAt(std::size_t position) const;
    void refuseRow(std::size_t position, std::size_t valuesInLine);
    void refuseWord(TextSpan word);
    void checkFrameCount();
    [[nodiscard]] int rowCount() const { return m_places.rowCount(); }
    [[nodiscard]] bool reportProgress();

    TextScanner &m_in;
    FindingLog &m_log;
    SourceText &m_places;
    const Progress &m_progress;
    const std::size_t m_columnCount;
    std::optional<std::int64_t> m_declaredFrames;
    std::size_t m_declaredFramesAt = 0;
    std::optional<double> m_frameTime;
    std::vector<double> m_values;
    std::size_t m_nextProgress = 0;
    bool m_cancelled = false;
};

} // namespace limber
