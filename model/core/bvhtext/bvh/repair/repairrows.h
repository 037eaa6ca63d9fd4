#pragma once

#include "bvh/read/bvhreader.h"
#include "bvh/repair/valuescanner.h"
#include "bvh/repair/valuestext.h"
#include "bvh/text/findinglog.h"
#include "motion/channel.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// Finds what a repair may change in the rows. It reads them twice: once to see whether one rule fits all of them, and
// once to write them.
class RepairRows
{
public:
    struct Shape
    {
        std::size_t begin = 0; // of the rows in the text
        std::size_t columns = 0; // more than 0
        std::optional<std::int64_t> declaredFrames;
        std::vector<bool> isAngle; // by column; angles are filled the short way round
        // Whether a few bad rows among good ones are filled from those beside them: rows of another length, and words
        // in place of numbers.
        bool fillsBadRows = false;
    };

    // The arguments that are passed by reference must outlive the object.
    RepairRows(std::string_view text, const Shape &shape, CommaMeaning meaning, CommaEvidence &evidence,
               const Progress &progress);

    // Returns whether one rule fits all rows; also false if it was cancelled.
    [[nodiscard]] bool fit();
    // Returns how many rows there are; call after fit().
    [[nodiscard]] std::int64_t frameCount() const { return m_allFrames; }
    // Returns the columns without a good value in any frame; call after fit(). write() gives them their neutral values,
    // or 0 if there is none.
    [[nodiscard]] std::vector<std::size_t> emptyColumns() const;
    // `meaning` says what the value stands for; it is used in the finding.
    struct Neutral
    {
        double value = 0.0;
        std::string joint;
        Channel channel;
        Message meaning;
    };
    void setNeutral(std::size_t column, Neutral neutral) { m_neutral[column] = std::move(neutral); }
    // Returns whether other text follows the rows, which the reader has to judge; call after fit().
    [[nodiscard]] bool hasTail() const { return m_tail < m_text.size(); }
    // Appends the repaired rows and the text after them; returns false if it was cancelled. Call after fit().
    [[nodiscard]] bool write(std::string &out, FindingLog &log);

private:
    // A value that is not a number, with the good values of its column before and after it.
    struct Gap
    {
        std::int64_t frame = 0;
        std::size_t column = 0;
        std::int64_t frameBefore = -1; // -1 for none
        std::int64_t frameAfter = -1;
        double before = 0.0;
        double after = 0.0;
        int decimals = 0; // the larger number of decimals of those two values
        bool isAngle = false;
        bool needsValue = false; // it must not be filled without a good value of its column
        std::size_t nextOpen = 0; // the gap of this column that was opened before this one

        [[nodiscard]] bool hasValue() const { return frameBefore >= 0 || frameAfter >= 0; }
        [[nodiscard]] double value() const;
        // Returns the message that `word` was replaced with the value, and where that value comes from.
        [[nodiscard]] Message filled(std::string_view word, const std::string &number) const;
    };
    // How far a column has been read.
    struct Column
    {
        std::int64_t lastFrame = -1; // the last frame with a good value
        double lastValue = 0.0;
        TextSpan lastNumber;
        std::size_t lastOpen = noGap;
    };
    // A row of another length than the others, which is filled as a whole.
    struct BadRow
    {
        std::int64_t frame = 0;
        std::size_t found = 0; // how many values it has
    };
    enum class Line { Fits, Ends, Unfit };

    static constexpr std::size_t noGap = static_cast<std::size_t>(-1);

    [[nodiscard]] std::size_t wanted() const { return m_shape.columns + m_surplus.value_or(0); }
    [[nodiscard]] bool isRow(std::size_t begin, std::size_t end) const;
    [[nodiscard]] bool readAll();
    void startAgain();
    [[nodiscard]] bool badRowsAreFew() const;
    [[nodiscard]] Line readLine(std::size_t begin, std::size_t end);
    [[nodiscard]] Line readGoodLine(std::size_t begin, std::size_t end);
    [[nodiscard]] Line readBadLine(std::size_t begin, std::size_t end);
    [[nodiscard]] Line noteWords(const CommaEvidence &evidence);
    [[nodiscard]] Line noteBadRow(std::size_t found, std::size_t numbers);
    [[nodiscard]] bool followsBadRow() const;
    [[nodiscard]] Line judgeBrokenLine(std::size_t begin, std::size_t end, std::size_t brokenAt);
    [[nodiscard]] Line judgeOtherLength(std::size_t begin);
    [[nodiscard]] std::size_t valuesIn(std::size_t begin, std::size_t end) const;
    Line endAt(std::size_t rowsEnd, std::size_t tail);
    [[nodiscard]] bool isLastLine(std::size_t lineEnd) const;
    void noteValues();
    void openGap(std::size_t index, bool needsValue);
    void closeGaps(Column &column, const FoundValue &found);
    void writeLine(std::size_t begin, std::size_t end, std::string &out, FindingLog &log);
    void writeGoodLine(std::size_t begin, std::size_t end, std::string &out, FindingLog &log);
    void writeBadRow(std::size_t begin, std::size_t end, std::string &out, FindingLog &log);
    [[nodiscard]] Message filledRow(const BadRow &row) const;
    void reportRows(FindingLog &log) const;
    [[nodiscard]] static std::string numberOf(const Gap &gap);
    [[nodiscard]] std::string fillEmpty(const Gap &gap, const FoundValue &found, FindingLog &log) const;
    [[nodiscard]] std::string fillGap(const FoundValue &found, FindingLog &log);
    [[nodiscard]] int decimalsOf(TextSpan number) const;
    [[nodiscard]] bool reportProgress(std::size_t position);

    std::string_view m_text;
    Shape m_shape;
    CommaMeaning m_meaning;
    CommaEvidence &m_evidence;
    const Progress &m_progress;
    PunctuationCount m_punctuation;
    std::vector<FoundValue> m_row; // the row that was read last
    std::vector<Column> m_columnStates;
    std::vector<Gap> m_gaps; // in the order of the file
    std::size_t m_gapsFilled = 0;
    std::size_t m_nextProgress = 0;
    std::int64_t m_frames = 0;
    std::int64_t m_allFrames = 0;
    std::map<std::size_t, Neutral> m_neutral; // by column
    std::optional<std::size_t> m_surplus; // how many values each row has too many, known from the first row
    TextSpan m_firstSurplus;
    std::vector<BadRow> m_badRows; // in the order of the file
    std::size_t m_badRowsWritten = 0;
    std::int64_t m_rowsWithWords = 0;
    bool m_stopped = false; // it was cancelled
    std::size_t m_otherLength = 0; // of the rows after those that fit; 0 if there are none
    std::size_t m_rowsEnd = 0;
    std::size_t m_tail = 0; // where the rest begins: after the rows, or after an unfinished last row
};

} // namespace limber
