#include "bvh/repair/repairrows.h"

#include "bvh/text/numberformat.h"
#include "bvh/text/numberparser.h"
#include "bvh/text/textscanner.h"
#include "messages/repairmessages.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr std::size_t progressStep = std::size_t{1} << 20;

// Returns the position after the line end at this position, if there is one.
std::size_t afterLineEnd(std::string_view text, std::size_t at)
{
    if (at >= text.size())
        return text.size();
    return text.substr(at, 2) == "\r\n" ? at + 2 : at + 1;
}

bool isPunctuated(const FoundValue &value)
{
    return value.hasDecimalComma || value.touchesPrevious;
}

// How many words a line has, and how many of them are numbers.
struct WordCount
{
    std::size_t words = 0;
    std::size_t numbers = 0;
};

WordCount wordsIn(std::string_view line)
{
    WordCount count;
    for (std::size_t at = line.find_first_not_of(" \t\v\f"); at < line.size();) {
        const std::size_t end = std::min(line.find_first_of(" \t\v\f", at), line.size());
        ++count.words;
        count.numbers += parseWholeNumber(line.substr(at, end - at)).fault == NumberFault::None ? 1 : 0;
        at = line.find_first_not_of(" \t\v\f", end);
    }
    return count;
}

} // namespace

RepairRows::RepairRows(std::string_view text, const Shape &shape, CommaMeaning meaning, CommaEvidence &evidence,
                       const Progress &progress)
    : m_text(text), m_shape(shape), m_meaning(meaning), m_evidence(evidence), m_progress(progress), m_punctuation(text),
      m_columnStates(std::min(shape.columns, text.size())), m_rowsEnd(text.size()), m_tail(text.size())
{
}

bool RepairRows::fit()
{
    const CommaEvidence evidence = m_evidence;
    if (readAll())
        return true;
    // The first row may be the bad one, and its surplus that of no other row.
    if (!m_shape.fillsBadRows || m_surplus.value_or(0) == 0 || m_stopped)
        return false;
    m_evidence = evidence;
    startAgain();
    m_surplus = 0;
    return readAll();
}

void RepairRows::startAgain()
{
    m_columnStates.assign(m_columnStates.size(), {});
    m_gaps.clear();
    m_badRows.clear();
    m_rowsWithWords = 0;
    m_frames = 0;
    m_nextProgress = 0;
    m_otherLength = 0;
    m_rowsEnd = m_tail = m_text.size();
}

bool RepairRows::readAll()
{
    for (std::size_t begin = m_shape.begin; begin < m_rowsEnd;) {
        const std::size_t end = endOfLine(m_text, begin);
        if (isRow(begin, end)) {
            const Line line = readLine(begin, end);
            if (line == Line::Unfit)
                return false;
            if (line == Line::Ends)
                break;
        }
        begin = afterLineEnd(m_text, end);
        if (begin >= m_nextProgress && !reportProgress(begin))
            return false;
    }
    m_allFrames = m_frames;
    return badRowsAreFew();
}

// Returns whether there are so many good rows that the bad ones are no form of their own, and whether all of their
// columns have a good value.
bool RepairRows::badRowsAreFew() const
{
    constexpr std::int64_t rowsForEach = 10;
    constexpr std::int64_t fewestGood = 2;
    const std::int64_t bad = static_cast<std::int64_t>(m_badRows.size()) + m_rowsWithWords;
    if (bad == 0)
        return true;
    return bad <= std::max<std::int64_t>(1, m_frames / rowsForEach) && m_frames - bad >= fewestGood &&
           std::ranges::all_of(m_gaps, [](const Gap &gap) { return !gap.needsValue || gap.hasValue(); });
}

std::vector<std::size_t> RepairRows::emptyColumns() const
{
    std::vector<std::size_t> columns;
    for (std::size_t column = 0; column < m_columnStates.size() && m_allFrames > 0; ++column) {
        if (m_columnStates[column].lastFrame < 0)
            columns.push_back(column);
    }
    return columns;
}

// Returns whether the line is neither blank nor a comment.
bool RepairRows::isRow(std::size_t begin, std::size_t end) const
{
    const std::string_view line = m_text.substr(begin, end - begin);
    const std::size_t first = line.find_first_not_of(" \t\v\f");
    return first != std::string_view::npos && line[first] != '#' && !line.substr(first).starts_with("//");
}

RepairRows::Line RepairRows::readLine(std::size_t begin, std::size_t end)
{
    const Line line = readGoodLine(begin, end);
    return line == Line::Unfit && m_shape.fillsBadRows && !m_stopped ? readBadLine(begin, end) : line;
}

RepairRows::Line RepairRows::readGoodLine(std::size_t begin, std::size_t end)
{
    CommaEvidence evidence;
    ValueScanner scanner(m_text, {begin, end}, m_meaning, evidence);
    m_row.clear();
    while (const auto found = scanner.next()) {
        // If a line has the values of a second whole row, line ends are missing; the values are not surplus.
        if (m_row.size() + 1 >= 2 * m_shape.columns && m_row.size() >= wanted() && m_shape.columns > 1)
            return Line::Unfit;
        m_row.push_back(*found);
    }
    if (scanner.failed())
        return judgeBrokenLine(begin, end, scanner.position());
    if (m_row.size() < m_shape.columns)
        return isLastLine(end) ? endAt(begin, m_text.size()) : judgeOtherLength(begin);
    if (!m_surplus)
        m_surplus = m_row.size() - m_shape.columns;
    const bool punctuated = scanner.sawSeparator() || std::ranges::any_of(m_row, isPunctuated);
    if (m_row.size() != wanted() && *m_surplus == 0)
        return judgeOtherLength(begin);
    if (m_row.size() != wanted() || *m_surplus >= m_shape.columns || (*m_surplus > 0 && punctuated))
        return Line::Unfit;
    m_evidence.anyDecimalComma |= evidence.anyDecimalComma;
    m_evidence.anyThatCannotGroup |= evidence.anyThatCannotGroup;
    noteValues();
    ++m_frames;
    return Line::Fits;
}

// Judges a line with a word that is not a value: it is a last row that the end of the file cut off, text after the last
// frame, or a fault.
RepairRows::Line RepairRows::judgeBrokenLine(std::size_t begin, std::size_t end, std::size_t brokenAt)
{
    const std::string_view rest = m_text.substr(brokenAt, end - brokenAt);
    const bool isCut = rest.find_first_not_of("0123456789+-.,eE") == std::string_view::npos ||
                       rest.find('\0') != std::string_view::npos;
    if (end == m_text.size() && isCut && m_row.size() < m_shape.columns)
        return endAt(begin, m_text.size());
    if (m_shape.declaredFrames && m_frames >= *m_shape.declaredFrames)
        return endAt(begin, begin);
    return Line::Unfit;
}

// Reads a row that is not good: one with words in place of numbers, or one of another length. It must still be
// recognisable as a row.
RepairRows::Line RepairRows::readBadLine(std::size_t begin, std::size_t end)
{
    CommaEvidence evidence;
    ValueScanner scanner(m_text, {begin, end}, m_meaning, evidence, ValueScanner::Words::Taken);
    m_row.clear();
    while (const auto found = scanner.next()) {
        if (m_row.size() + 1 >= 2 * m_shape.columns)
            return Line::Unfit;
        m_row.push_back(*found);
    }
    // The commas of a single row do not show whether they separate values.
    if (m_meaning == CommaMeaning::Separator && scanner.sawSeparator())
        return Line::Unfit;
    if (scanner.failed()) {
        const WordCount count = wordsIn(m_text.substr(begin, end - begin));
        return noteBadRow(count.words, count.numbers);
    }
    if (m_row.size() == wanted())
        return noteWords(evidence);
    const auto numbers = std::ranges::count_if(m_row, [](const FoundValue &found) { return !found.isWord; });
    return noteBadRow(m_row.size(), static_cast<std::size_t>(numbers));
}

// Notes a row that has as many values as it should, with words among them.
RepairRows::Line RepairRows::noteWords(const CommaEvidence &evidence)
{
    const auto words = static_cast<std::size_t>(std::ranges::count_if(m_row, &FoundValue::isWord));
    if (words == 0 || 2 * words > m_shape.columns || m_surplus.value_or(0) > 0)
        return Line::Unfit;
    m_evidence.anyDecimalComma |= evidence.anyDecimalComma;
    m_evidence.anyThatCannotGroup |= evidence.anyThatCannotGroup;
    noteValues();
    ++m_rowsWithWords;
    ++m_frames;
    return Line::Fits;
}

// Notes a row of another length, with this many values of which so many are numbers. Which of them is missing or too
// many cannot be known. If two such rows meet, they may be one that was split.
RepairRows::Line RepairRows::noteBadRow(std::size_t found, std::size_t numbers)
{
    if (found == wanted() || found >= 2 * m_shape.columns || 2 * numbers < m_shape.columns || followsBadRow())
        return Line::Unfit;
    for (std::size_t column = 0; column < m_shape.columns; ++column)
        openGap(column, true);
    m_badRows.push_back({m_frames, found});
    ++m_frames;
    return Line::Fits;
}

bool RepairRows::followsBadRow() const
{
    return !m_badRows.empty() && m_badRows.back().frame == m_frames - 1;
}

// Judges a row of another length than those before it: if all rows from there on are like it, those before it are a
// motion of their own.
RepairRows::Line RepairRows::judgeOtherLength(std::size_t begin)
{
    constexpr std::int64_t fewestFrames = 2; // on both sides: one odd row is a fault of its own
    const std::size_t length = m_row.size();
    std::int64_t rows = 0;
    for (std::size_t at = begin; at < m_text.size() && m_frames >= fewestFrames;) {
        const std::size_t end = endOfLine(m_text, at);
        if (isRow(at, end)) {
            const std::size_t found = valuesIn(at, end);
            if (found != length && !(isLastLine(end) && found < length))
                return Line::Unfit;
            rows += found == length ? 1 : 0;
        }
        at = afterLineEnd(m_text, end);
        if (at >= m_nextProgress && !reportProgress(at))
            return Line::Unfit;
    }
    if (rows < fewestFrames)
        return Line::Unfit;
    m_otherLength = length;
    return endAt(begin, m_text.size());
}

// Returns how many values a line has, or none for one with anything else.
std::size_t RepairRows::valuesIn(std::size_t begin, std::size_t end) const
{
    CommaEvidence ignored;
    ValueScanner scanner(m_text, {begin, end}, m_meaning, ignored);
    std::size_t count = 0;
    while (scanner.next())
        ++count;
    return scanner.failed() ? 0 : count;
}

// Ends the rows, unless the last one is bad: what follows may be the rest of it.
RepairRows::Line RepairRows::endAt(std::size_t rowsEnd, std::size_t tail)
{
    if (followsBadRow())
        return Line::Unfit;
    m_rowsEnd = rowsEnd;
    m_tail = tail;
    return Line::Ends;
}

bool RepairRows::isLastLine(std::size_t lineEnd) const
{
    return m_text.find_first_not_of(" \t\v\f\r\n", lineEnd) == std::string_view::npos;
}

void RepairRows::noteValues()
{
    for (std::size_t index = 0; index < m_shape.columns; ++index) {
        Column &column = m_columnStates[index];
        if (m_row[index].isNumber)
            closeGaps(column, m_row[index]);
        else
            openGap(index, m_row[index].isWord);
    }
}

void RepairRows::openGap(std::size_t index, bool needsValue)
{
    Column &column = m_columnStates[index];
    Gap gap;
    gap.isAngle = m_shape.isAngle[index];
    gap.needsValue = needsValue;
    gap.frame = m_frames;
    gap.column = index;
    gap.frameBefore = column.lastFrame;
    gap.before = column.lastValue;
    gap.decimals = decimalsOf(column.lastNumber);
    gap.nextOpen = column.lastOpen;
    column.lastOpen = m_gaps.size();
    m_gaps.push_back(gap);
}

void RepairRows::closeGaps(Column &column, const FoundValue &found)
{
    column.lastFrame = m_frames;
    column.lastValue = found.value;
    column.lastNumber = found.span;
    for (std::size_t open = column.lastOpen; open != noGap;) {
        Gap &gap = m_gaps[open];
        gap.frameAfter = m_frames;
        gap.after = found.value;
        gap.decimals = std::max(gap.decimals, decimalsOf(found.span));
        open = gap.nextOpen;
    }
    column.lastOpen = noGap;
}

double RepairRows::Gap::value() const
{
    if (frameBefore < 0)
        return after;
    if (frameAfter < 0)
        return before;
    const double fraction = static_cast<double>(frame - frameBefore) / static_cast<double>(frameAfter - frameBefore);
    constexpr double fullTurn = 360.0; // degrees
    const double turns = isAngle ? std::round((after - before) / fullTurn) : 0.0;
    return before * (1.0 - fraction) + (after - turns * fullTurn) * fraction;
}

Message RepairRows::Gap::filled(std::string_view word, const std::string &number) const
{
    const MessageArgument found = nameArgument(word);
    const MessageArgument put = wordArgument(number);
    if (frameBefore >= 0 && frameAfter >= 0)
        return messages::filledBetween(found, put, frameBefore, frameAfter);
    return messages::filledFromFrame(found, put, std::max(frameBefore, frameAfter)); // the other frame is -1
}

bool RepairRows::write(std::string &out, FindingLog &log)
{
    m_nextProgress = 0;
    m_gapsFilled = 0;
    m_badRowsWritten = 0;
    m_frames = 0;
    m_firstSurplus = {};
    m_punctuation = PunctuationCount(m_text);
    for (std::size_t begin = m_shape.begin; begin < m_rowsEnd;) {
        const std::size_t end = endOfLine(m_text, begin);
        const std::size_t next = afterLineEnd(m_text, end);
        if (isRow(begin, end))
            writeLine(begin, end, out, log);
        else
            out += m_text.substr(begin, end - begin);
        out += m_text.substr(end, next - end);
        begin = next;
        if (begin >= m_nextProgress && !reportProgress(begin))
            return false;
    }
    reportRows(log);
    if (m_otherLength > 0)
        log.warn(FindingKind::RowLength, m_rowsEnd,
                 messages::rowsOfOtherLength(static_cast<int>(m_frames), m_frames, m_otherLength, wanted()));
    else if (m_tail > m_rowsEnd)
        log.warn(FindingKind::Repaired, m_rowsEnd, messages::lastRowDropped(wanted()));
    out += m_text.substr(m_tail);
    return true;
}

void RepairRows::writeLine(std::size_t begin, std::size_t end, std::string &out, FindingLog &log)
{
    const bool isBad = m_badRowsWritten < m_badRows.size() && m_badRows[m_badRowsWritten].frame == m_frames;
    if (isBad)
        writeBadRow(begin, end, out, log);
    else
        writeGoodLine(begin, end, out, log);
    ++m_frames;
}

void RepairRows::writeBadRow(std::size_t begin, std::size_t end, std::string &out, FindingLog &log)
{
    const std::string_view line = m_text.substr(begin, end - begin);
    const std::size_t indent = line.find_first_not_of(" \t\v\f");
    out += line.substr(0, indent);
    log.warn(FindingKind::RowLength, begin + indent, filledRow(m_badRows[m_badRowsWritten++]));
    for (std::size_t column = 0; column < m_shape.columns; ++column) {
        if (column > 0)
            out += ' ';
        out += numberOf(m_gaps[m_gapsFilled++]);
    }
}

Message RepairRows::filledRow(const BadRow &row) const
{
    const std::int64_t before = row.frame - 1;
    const std::int64_t after = row.frame + 1;
    if (before >= 0 && after < m_allFrames)
        return messages::rowFilledBetween(wanted(), row.frame, row.found, before, after);
    return messages::rowFilledFromFrame(wanted(), row.frame, row.found, before >= 0 ? before : after);
}

void RepairRows::writeGoodLine(std::size_t begin, std::size_t end, std::string &out, FindingLog &log)
{
    CommaEvidence ignored;
    ValueScanner scanner(m_text, {begin, end}, m_meaning, ignored,
                         m_rowsWithWords > 0 ? ValueScanner::Words::Taken : ValueScanner::Words::Fail);
    m_row.clear();
    while (const auto found = scanner.next())
        m_row.push_back(*found);
    m_punctuation.add(m_row, scanner.sawSeparator());
    const bool hasSurplus = m_surplus.value_or(0) > 0;
    if (hasSurplus && m_firstSurplus.isEmpty())
        m_firstSurplus = {m_row[m_shape.columns].span.begin, m_row.back().span.end};

    std::size_t copied = begin;
    for (std::size_t column = 0; column < m_shape.columns; ++column) {
        const FoundValue &found = m_row[column];
        appendAsBlanks(m_text.substr(copied, found.span.begin - copied), column > 0, out);
        const std::string_view word = m_text.substr(found.span.begin, found.span.size());
        if (!found.isNumber)
            out += fillGap(found, log);
        else if (found.hasDecimalComma)
            out += withDecimalPoint(word);
        else
            out += word;
        copied = found.span.end;
    }
    if (!hasSurplus)
        appendAsBlanks(m_text.substr(copied, end - copied), false, out);
}

// Reports once what was changed in many rows, at the first of them.
void RepairRows::reportRows(FindingLog &log) const
{
    m_punctuation.reportRows(log);
    if (m_firstSurplus.isEmpty())
        return;
    const std::int64_t rows = m_allFrames - static_cast<std::int64_t>(m_badRows.size());
    const std::string_view surplus = m_text.substr(m_firstSurplus.begin, m_firstSurplus.size());
    log.warn(FindingKind::Repaired, m_firstSurplus.begin,
             messages::surplusDropped(rows, m_shape.columns, wanted(), nameArgument(surplus)));
}

std::string RepairRows::fillGap(const FoundValue &found, FindingLog &log)
{
    const Gap &gap = m_gaps[m_gapsFilled++];
    if (!gap.hasValue())
        return fillEmpty(gap, found, log);
    std::string number = numberOf(gap);
    log.warn(FindingKind::Repaired, found.span.begin,
             gap.filled(m_text.substr(found.span.begin, found.span.size()), number));
    return number;
}

std::string RepairRows::numberOf(const Gap &gap)
{
    // Whole numbers next to the gap show nothing about digits.
    constexpr int usualDecimals = 6;
    return gap.decimals > 0 ? fixedNumber(gap.value(), gap.decimals)
                            : NumberFormat::trimmed(usualDecimals).format(gap.value());
}

// Fills an empty column and reports that once per column, at its first occurrence.
std::string RepairRows::fillEmpty(const Gap &gap, const FoundValue &found, FindingLog &log) const
{
    constexpr int usualDecimals = 6;
    const auto neutral = m_neutral.find(gap.column);
    if (neutral == m_neutral.end())
        return "0";
    std::string number = NumberFormat::trimmed(usualDecimals).format(neutral->second.value);
    if (gap.frame == 0)
        log.warn(FindingKind::Repaired, found.span.begin,
                 messages::emptyColumn(m_allFrames, nameArgument(neutral->second.joint),
                                       wordArgument(channelName(neutral->second.channel)),
                                       nameArgument(m_text.substr(found.span.begin, found.span.size())),
                                       wordArgument(number), neutral->second.meaning));
    return number;
}

int RepairRows::decimalsOf(TextSpan number) const
{
    constexpr int enough = 9;
    const std::string_view word = m_text.substr(number.begin, number.size());
    if (word.find_first_of("eE") != std::string_view::npos)
        return enough;
    const std::size_t point = word.find_first_of(".,");
    return point == std::string_view::npos ? 0
                                           : static_cast<int>(std::min<std::size_t>(word.size() - point - 1, enough));
}

bool RepairRows::reportProgress(std::size_t position)
{
    m_nextProgress = position + progressStep;
    m_stopped = m_progress && !m_progress(static_cast<double>(position) / static_cast<double>(m_text.size()));
    return !m_stopped;
}

} // namespace limber
