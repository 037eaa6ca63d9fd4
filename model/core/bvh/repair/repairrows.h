#pragma once

#include "bvh/read/bvhreader.h"
#include "bvh/repair/valuescanner.h"
#include "bvh/text/findinglog.h"
#include "motion/channel.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// What a repair may change in the rows. They are read twice: once to see whether one rule holds for every one of
// them, and once to write them.
class RepairRows
{
public:
    struct Shape
    {
        std::size_t begin = 0; // of the rows in the text
        std::size_t columns = 0; // over 0
        std::optional<std::int64_t> declaredFrames;
    };

    // The arguments that it refers to must outlive it.
    RepairRows(std::string_view text, const Shape &shape, CommaMeaning meaning, CommaEvidence &evidence,
               const Progress &progress);

    // Whether one rule serves all rows; also false if it was cancelled.
    [[nodiscard]] bool fit();
    // After fit(): columns without a good value in any frame. They are written as their neutral values, 0 if not given.
    [[nodiscard]] std::vector<std::size_t> emptyColumns() const;
    // `meaning` states what the value stands for, for the finding.
    struct Neutral
    {
        double value = 0.0;
        std::string joint;
        Channel channel;
        Message meaning;
    };
    void setNeutral(std::size_t column, Neutral neutral) { m_neutral[column] = std::move(neutral); }
    // After fit(): something other than rows follows, which the reader has to judge.
    [[nodiscard]] bool hasTail() const { return m_tail < m_text.size(); }
    // After fit(): appends the repaired rows and what follows them; false if it was cancelled.
    [[nodiscard]] bool write(std::string &out, FindingLog &log);

private:
    // A value that is none, and the good values of its column before and after it.
    struct Gap
    {
        std::int64_t frame = 0;
        std::size_t column = 0;
        std::int64_t frameBefore = -1; // -1 for none
        std::int64_t frameAfter = -1;
        double before = 0.0;
        double after = 0.0;
        int decimals = 0; // the most of those two
        std::size_t nextOpen = 0; // the gap of this column that was open before

        [[nodiscard]] bool hasValue() const { return frameBefore >= 0 || frameAfter >= 0; }
        [[nodiscard]] double value() const;
        // Reports that `word` was replaced with the value, and where that is from.
        [[nodiscard]] Message filled(std::string_view word, const std::string &number) const;
    };
    // How far a column has been read.
    struct Column
    {
        std::int64_t lastFrame = -1; // with a good value
        double lastValue = 0.0;
        TextSpan lastNumber;
        std::size_t lastOpen = noGap;
    };
    enum class Line { Fits, Ends, Unfit };

    static constexpr std::size_t noGap = static_cast<std::size_t>(-1);

    [[nodiscard]] std::size_t wanted() const { return m_shape.columns + m_surplus; }
    [[nodiscard]] bool isRow(std::size_t begin, std::size_t end) const;
    [[nodiscard]] Line readLine(std::size_t begin, std::size_t end);
    [[nodiscard]] Line judgeBrokenLine(std::size_t begin, std::size_t end, std::size_t brokenAt);
    Line endAt(std::size_t rowsEnd, std::size_t tail);
    [[nodiscard]] bool isLastLine(std::size_t lineEnd) const;
    void noteValues();
    void openGap(Column &column, std::size_t index);
    void closeGaps(Column &column, const FoundValue &found);
    void writeLine(std::size_t begin, std::size_t end, std::string &out, FindingLog &log);
    void reportLine(const FoundValue *firstSurplus, bool separators, FindingLog &log) const;
    [[nodiscard]] std::string fillEmpty(const Gap &gap, const FoundValue &found, FindingLog &log) const;
    [[nodiscard]] std::string fillGap(const FoundValue &found, FindingLog &log);
    [[nodiscard]] int decimalsOf(TextSpan number) const;
    [[nodiscard]] bool reportProgress(std::size_t position);

    std::string_view m_text;
    Shape m_shape;
    CommaMeaning m_meaning;
    CommaEvidence &m_evidence;
    const Progress &m_progress;
    std::vector<FoundValue> m_row; // the one that was read last
    std::vector<Column> m_columnStates;
    std::vector<Gap> m_gaps; // in the order of the file
    std::size_t m_gapsFilled = 0;
    std::size_t m_nextProgress = 0;
    std::int64_t m_frames = 0;
    std::int64_t m_allFrames = 0;
    std::map<std::size_t, Neutral> m_neutral; // by column
    std::size_t m_surplus = 0; // values that every row has too many
    std::size_t m_rowsEnd = 0;
    std::size_t m_tail = 0; // where the rest begins: after the rows, or after an unfinished last one
};

} // namespace limber
