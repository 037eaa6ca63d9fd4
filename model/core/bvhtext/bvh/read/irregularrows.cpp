#include "bvh/read/irregularrows.h"

#include "bvh/text/numberparser.h"
#include "messages/readingmessages.h"

#include <algorithm>
#include <string>

namespace limber {

namespace {

// Returns whether a line begins with a keyword that opens a section: a second section is never dropped as trailing
// text.
bool opensASection(std::string_view line)
{
    for (const std::string_view keyword : {"HIERARCHY", "ROOT", "MOTION", "Frames:"}) {
        if (!line.starts_with(keyword))
            continue;
        const std::string_view rest = line.substr(keyword.size());
        if (rest.empty() || isBlank(rest.front()) || isLineEnd(rest.front()))
            return true;
    }
    const std::size_t end = line.find_last_not_of(" \t\v\f");
    const std::string_view trimmed = end == std::string_view::npos ? line : line.substr(0, end + 1);
    return sameWord(trimmed, "hierarchy") || sameWord(trimmed, "motion");
}

// Returns whether a word has only characters of numbers: it may be the start of a number that the end of a file cut
// off.
bool isCutNumber(std::string_view word)
{
    return word.find_first_not_of("0123456789+-.eE") == std::string_view::npos;
}

bool isNumber(std::string_view word)
{
    return parseWholeNumber(word).fault == NumberFault::None;
}

} // namespace

IrregularRows::IrregularRows(std::string_view text, std::size_t columnCount, std::size_t rowsBefore,
                             std::optional<std::int64_t> declaredFrames, FindingLog &log, bool insideLine)
    : m_text(text), m_columnCount(columnCount), m_rowsBefore(rowsBefore), m_declaredFrames(declaredFrames), m_log(log),
      m_in(text, log), m_firstLineEnd(endOfLine(text, 0))
{
    m_in.setInsideLine(insideLine);
    const std::size_t mostValues = valueCount() + text.size() / 2 + 1;
    if (declaredFrames && *declaredFrames <= static_cast<std::int64_t>(mostValues / columnCount + 1))
        m_wanted = static_cast<std::size_t>(*declaredFrames) * columnCount;
}

void IrregularRows::read()
{
    if (isOnlyLine() && dropIncompleteRow())
        return;
    const bool allRead = m_declaredFrames && static_cast<std::int64_t>(m_rowsBefore) >= *m_declaredFrames;
    if (allRead && dropTrailingText(m_text, 0, m_log))
        return;
    if (m_log.ok())
        readStream();
}

void IrregularRows::readStream()
{
    while (!m_ended && m_in.skipToWord()) {
        if (!takeNumber())
            return;
    }
    if (!m_log.ok())
        return;
    if (valueCount() != m_wanted || m_wanted == 0)
        return refuseRow();
    m_rows.rowCount = static_cast<int>(m_rows.starts.size());
    m_rows.firstStart = m_rows.starts.empty() ? 0 : m_rows.starts.front();
    m_log.warn(FindingKind::ReflowedRows, 0,
               messages::reflowedRows(*m_declaredFrames, m_columnCount, m_valuesInFirstLine, m_rowsBefore));
}

// Takes the next word as a value of the stream. Returns false if it refused the word, which ends reading.
bool IrregularRows::takeNumber()
{
    const TextSpan word = m_in.peek();
    const ParsedNumber number = parseWholeNumber(m_in.at(word));
    const bool inFirstLine = word.begin < m_firstLineEnd;
    if (number.fault != NumberFault::None) {
        m_ended = valueCount() == m_wanted && m_wanted > 0 && dropTrailingText(m_text, word.begin, m_log);
        if (m_ended)
            return true;
        if (inFirstLine)
            refuseWord(word);
        else
            refuseRow();
        return false;
    }
    if (inFirstLine)
        ++m_valuesInFirstLine;
    // With more values than declared their number can no longer be exact.
    const bool lineDone = m_in.position() >= m_firstLineEnd;
    if (valueCount() >= m_wanted && (lineDone || m_valuesInFirstLine > m_columnCount + 1)) {
        refuseRow();
        return false;
    }
    if (m_rows.values->size() % m_columnCount == 0)
        m_rows.starts.push_back(word.begin);
    noteValue(number, word.begin, m_log);
    m_rows.values->push_back(number.value);
    m_in.take();
    m_rows.end = word.end;
    return true;
}

bool IrregularRows::dropIncompleteRow()
{
    const bool unfinished = m_firstLineEnd == m_text.size();
    FindingLog ignored(m_text);
    TextScanner line(m_text.substr(0, m_firstLineEnd), ignored);
    line.setInsideLine(true);
    std::size_t values = 0;
    while (line.skipToWord()) {
        const std::string_view word = line.at(line.take());
        if (isNumber(word)) {
            ++values;
            continue;
        }
        const bool hasNul = word.find('\0') != std::string_view::npos;
        const bool isLast = !line.skipToWord();
        if (unfinished && (hasNul || (isLast && isCutNumber(word))))
            break;
        return false;
    }
    if (values > m_columnCount || (values == m_columnCount && !unfinished))
        return false;
    m_log.warn(FindingKind::IncompleteRow, 0, messages::incompleteRow(m_columnCount, values));
    return true;
}

bool IrregularRows::dropTrailingText(std::string_view text, std::size_t from, FindingLog &log)
{
    // A line that holds only numbers is a row, not text.
    FindingLog ignored(text);
    TextScanner line(text.substr(0, endOfLine(text, from)), ignored);
    line.moveTo(from);
    line.setInsideLine(true);
    bool anyWord = false;
    while (line.skipToWord())
        anyWord |= !isNumber(line.at(line.take()));
    if (!anyWord)
        return false;
    for (std::size_t at = from; at < text.size(); at = endOfLine(text, at)) {
        at = std::min(text.find_first_not_of(" \t\v\f\r\n", at), text.size());
        const std::string_view lineText = text.substr(at, endOfLine(text, at) - at);
        if (opensASection(lineText)) {
            const std::size_t wordEnd = std::min(lineText.find_first_of(" \t\v\f"), lineText.size());
            log.refuse(FindingKind::SecondSection, at,
                       messages::secondSection(nameArgument(lineText.substr(0, wordEnd))));
            return false;
        }
    }
    log.warn(FindingKind::TrailingText, from, messages::trailingText());
    return true;
}

bool IrregularRows::isOnlyLine() const
{
    FindingLog ignored(m_text);
    TextScanner after(m_text, ignored);
    after.moveTo(m_firstLineEnd);
    return !after.skipToWord();
}

void IrregularRows::refuseRow()
{
    // The fault is at the first surplus value, or where the first missing value should be.
    FindingLog ignored(m_text);
    TextScanner line(m_text.substr(0, m_firstLineEnd), ignored);
    line.setInsideLine(true);
    std::size_t found = 0;
    std::size_t position = 0;
    while (line.skipToWord()) {
        const TextSpan word = line.take();
        ++found;
        position = found <= m_columnCount ? word.end : found == m_columnCount + 1 ? word.begin : position;
    }
    m_log.refuse(FindingKind::RowLength, position,
                 messages::rowLength(m_columnCount, m_rowsBefore, std::max(found, m_valuesInFirstLine)));
}

void IrregularRows::refuseWord(TextSpan word)
{
    const ParsedNumber number = parseWholeNumber(m_in.at(word));
    const bool tooLarge = number.fault == NumberFault::Overflow;
    const MessageForm<1> &form = tooLarge ? messages::expectedDouble : messages::expectedNumber;
    m_log.refuse(tooLarge ? FindingKind::NumberTooLarge : FindingKind::BadNumber, word.begin, form(m_in.nameOf(word)));
}

} // namespace limber
