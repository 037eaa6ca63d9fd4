#include "bvh/motionreader.h"

#include "bvh/motionheaderreader.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

namespace limber {

namespace {

constexpr std::size_t progressStep = std::size_t{1} << 20;

// The keywords that cannot stand behind the data: a second section is never dropped as trailing text.
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

std::string rows(std::int64_t count)
{
    return std::to_string(count) + (count == 1 ? " row" : " rows");
}

} // namespace

MotionReader::MotionReader(TextScanner &in, FindingLog &log, int columnCount, SourceText &places,
                           const Progress &progress)
    : m_in(in), m_log(log), m_places(places), m_progress(progress), m_columnCount(static_cast<std::size_t>(columnCount))
{
}

void MotionReader::read()
{
    MotionHeaderReader header(m_in, m_log, m_places);
    header.read();
    if (!m_log.ok())
        return;
    m_declaredFrames = header.declaredFrames();
    m_declaredFramesAt = header.declaredFramesAt();
    m_frameTime = header.frameTimeSeconds();
    readRows();
    if (m_log.ok() && !m_cancelled)
        checkFrameCount();
}

Motion MotionReader::takeMotion()
{
    m_values.resize(static_cast<std::size_t>(rowCount()) * m_columnCount);
    Motion motion = Motion::fromRows(std::move(m_values), rowCount(), static_cast<int>(m_columnCount));
    motion.setFrameTimeSeconds(m_frameTime.value_or(motion.frameTimeSeconds()));
    return motion;
}

void MotionReader::readRows()
{
    m_places.rowsEnd = m_in.position();
    if (m_columnCount == 0) {
        if (m_in.skipToWord() && !dropTrailingText(m_in.position()))
            m_in.refuseNext("no values, as there are no channels");
        return;
    }
    reserve();
    while (m_log.ok() && !m_cancelled) {
        switch (readRegularRow()) {
        case RowEnd::Regular:
            break;
        case RowEnd::EndOfText:
            return;
        case RowEnd::Odd:
            return readIrregularRows();
        }
        if (m_in.position() >= m_nextProgress && !reportProgress())
            return;
    }
}

void MotionReader::reserve()
{
    // As many rows as there are line ends, and never more values than the bytes could hold.
    const std::string_view rest = m_in.text().substr(m_in.position());
    const auto lines = static_cast<std::size_t>(std::ranges::count_if(rest, isLineEnd)) + 1;
    const std::size_t mostValues = rest.size() / 2 + 1;
    const std::size_t mostRows = std::min(lines, mostValues / m_columnCount + 1);
    m_values.reserve(std::min(mostRows * m_columnCount, mostValues + m_columnCount));
}

// One row on one line: the way nearly every row of every file is, and the only path that has to be fast.
MotionReader::RowEnd MotionReader::readRegularRow()
{
    if (!m_in.skipToWord())
        return RowEnd::EndOfText;
    const std::string_view text = m_in.text();
    const char *const base = text.data();
    const char *const end = base + text.size();
    const char *at = base + m_in.position();
    const std::size_t rowStart = m_in.position();
    const std::size_t valuesBefore = m_values.size();
    const auto odd = [&] {
        m_values.resize(valuesBefore);
        return RowEnd::Odd;
    };

    const char *lastEnd = at;
    for (std::size_t column = 0; column < m_columnCount; ++column) {
        while (at != end && isBlank(*at))
            ++at;
        const ParsedNumber number = parseNumber(at, end);
        const bool separated = number.end == end || isBlank(*number.end) || isLineEnd(*number.end);
        if (number.fault != NumberFault::None || !separated)
            return odd();
        noteValue(number, static_cast<std::size_t>(at - base));
        m_values.push_back(number.value);
        at = lastEnd = number.end;
    }
    while (at != end && isBlank(*at))
        ++at;
    if (at != end && !isLineEnd(*at))
        return odd();
    if (rowCount() == std::numeric_limits<int>::max()) {
        m_log.refuse(rowStart, "expected fewer than 2147483647 frames, found more");
        return RowEnd::EndOfText;
    }
    m_places.rowStarts.push_back(rowStart);
    m_places.rowsEnd = static_cast<std::size_t>(lastEnd - base);
    m_in.moveTo(static_cast<std::size_t>(at - base));
    return RowEnd::Regular;
}

void MotionReader::noteValue(const ParsedNumber &number, std::size_t position)
{
    if (number.lostToZero) {
        m_log.warnOnce(FindingLog::Once::LostToZero, position, "number too small for a double, read as 0");
    } else if (std::abs(number.value) > std::numeric_limits<float>::max()) {
        m_log.warnOnce(FindingLog::Once::BeyondFloat, position, "number beyond what most programs can read: kept");
    }
}

// From the first row that is not one line of as many numbers as there are channels. What follows is one stream
// of numbers if that is exactly frames x channels; a last row may be incomplete and text may follow the data;
// anything else is refused at the first odd row.
void MotionReader::readIrregularRows()
{
    const std::size_t regularRows = m_places.rowStarts.size();
    const std::size_t firstOdd = m_in.position();
    const bool declaredFits =
        m_declaredFrames && *m_declaredFrames <= static_cast<std::int64_t>(m_in.text().size() / m_columnCount + 1);
    const std::size_t wanted = declaredFits ? static_cast<std::size_t>(*m_declaredFrames) * m_columnCount : 0;

    const std::string_view text = m_in.text();
    const bool onlyLineLeft = isLastLine(firstOdd);
    if (onlyLineLeft && dropIncompleteRow(firstOdd, firstOdd))
        return;
    if (m_declaredFrames && rowCount() >= *m_declaredFrames && dropTrailingText(firstOdd))
        return;
    if (!m_log.ok())
        return;

    std::size_t valuesInFirstLine = 0;
    const std::size_t firstLineEnd = endOfLine(text, firstOdd);
    std::size_t lastEnd = m_places.rowsEnd;
    while (m_in.skipToWord()) {
        const TextSpan word = m_in.peek();
        const ParsedNumber number = parseWholeNumber(m_in.at(word));
        if (number.fault != NumberFault::None) {
            if (m_values.size() == wanted && wanted > 0 && dropTrailingText(word.begin))
                break;
            if (word.begin < firstLineEnd)
                return refuseWord(word);
            return m_log.ok() ? refuseRow(firstOdd, valuesInFirstLine) : void();
        }
        if (word.begin < firstLineEnd)
            ++valuesInFirstLine;
        // More than was declared can no longer come out even.
        const bool lineDone = m_in.position() >= firstLineEnd;
        if (m_values.size() >= wanted && lineDone)
            return refuseRow(firstOdd, valuesInFirstLine);
        if (m_values.size() >= wanted && valuesInFirstLine > m_columnCount + 1)
            return refuseRow(firstOdd, valuesInFirstLine);
        if (m_values.size() % m_columnCount == 0)
            m_places.rowStarts.push_back(word.begin);
        noteValue(number, word.begin);
        m_values.push_back(number.value);
        m_in.take();
        lastEnd = word.end;
    }
    if (!m_log.ok())
        return;
    if (m_values.size() != wanted || wanted == 0)
        return refuseRow(firstOdd, valuesInFirstLine);
    m_places.rowsEnd = lastEnd;
    m_log.warn(firstOdd, "expected one frame a line (" + std::to_string(m_columnCount) + " values), found " +
                             std::to_string(valuesInFirstLine) +
                             " values: read as one stream, which gives exactly the " + rows(*m_declaredFrames) +
                             " declared (" + std::to_string(regularRows) + " before this line)");
}

bool MotionReader::dropIncompleteRow(std::size_t rowStart, std::size_t from)
{
    const std::string_view text = m_in.text();
    const std::size_t lineEnd = endOfLine(text, from);
    const bool unfinished = lineEnd == text.size();
    TextScanner line(text.substr(0, lineEnd), m_log);
    line.moveTo(from);
    std::size_t values = 0;
    while (line.skipToWord()) {
        const TextSpan word = line.take();
        if (parseWholeNumber(line.at(word)).fault == NumberFault::None) {
            ++values;
            continue;
        }
        const bool hasNul = line.at(word).find('\0') != std::string_view::npos;
        const bool isLast = !line.skipToWord();
        if (unfinished && (hasNul || (isLast && isCutNumber(word))))
            break;
        return false;
    }
    if (values > m_columnCount || (values == m_columnCount && !unfinished))
        return false;
    m_log.warn(rowStart, "expected " + std::to_string(m_columnCount) + " values in the last row, found " +
                             std::to_string(values) + " whole ones: incomplete row dropped");
    return true;
}

bool MotionReader::isCutNumber(TextSpan word) const
{
    return m_in.at(word).find_first_not_of("0123456789+-.eE") == std::string_view::npos;
}

bool MotionReader::dropTrailingText(std::size_t from)
{
    const std::string_view text = m_in.text();
    // A line of numbers alone is a row, not text.
    const std::size_t firstLineEnd = endOfLine(text, from);
    TextScanner line(text.substr(0, firstLineEnd), m_log);
    line.moveTo(from);
    bool anyWord = false;
    while (line.skipToWord())
        anyWord |= parseWholeNumber(line.at(line.take())).fault != NumberFault::None;
    if (!anyWord)
        return false;
    for (std::size_t at = from; at < text.size(); at = endOfLine(text, at)) {
        at = std::min(text.find_first_not_of(" \t\v\f\r\n", at), text.size());
        const std::string_view lineText = text.substr(at, endOfLine(text, at) - at);
        if (opensASection(lineText)) {
            const std::size_t wordEnd = std::min(lineText.find_first_of(" \t\v\f"), lineText.size());
            m_log.refuse(at, "expected the end of the file, found “" + printable(lineText.substr(0, wordEnd)) +
                                 "” again: one file holds one motion");
            return false;
        }
    }
    m_log.warn(
        from,
        "expected the end of the file behind the last frame, found text: dropped from the clip, kept in the file");
    return true;
}

bool MotionReader::isLastLine(std::size_t position) const
{
    FindingLog unheard(m_in.text());
    TextScanner behind(m_in.text(), unheard);
    behind.moveTo(endOfLine(m_in.text(), position));
    return !behind.skipToWord();
}

std::ptrdiff_t MotionReader::frameAt(std::size_t position) const
{
    return std::ranges::lower_bound(m_places.rowStarts, position) - m_places.rowStarts.begin();
}

void MotionReader::refuseRow(std::size_t position, std::size_t valuesInLine)
{
    // The place of the fault: the first surplus value, or where the first missing one should stand.
    const std::string_view text = m_in.text();
    const std::size_t lineEnd = endOfLine(text, position);
    FindingLog unheard(text);
    TextScanner line(text.substr(0, lineEnd), unheard);
    line.moveTo(position);
    std::size_t found = 0;
    std::size_t place = position;
    while (line.skipToWord()) {
        const TextSpan word = line.take();
        ++found;
        place = found <= m_columnCount ? word.end : found == m_columnCount + 1 ? word.begin : place;
    }
    const std::string count = std::to_string(std::max(found, valuesInLine));
    m_log.refuse(place, "expected " + std::to_string(m_columnCount) + " values in the row of frame " +
                            std::to_string(frameAt(position)) + ", found " + count);
}

void MotionReader::refuseWord(TextSpan word)
{
    const ParsedNumber number = parseWholeNumber(m_in.at(word));
    const std::string_view expected =
        number.fault == NumberFault::Overflow ? "a number that fits a double" : "a number";
    m_log.refuse(word.begin, "expected " + std::string(expected) + ", found " + m_in.nameOf(word));
}

void MotionReader::checkFrameCount()
{
    if (!m_declaredFrames || *m_declaredFrames == rowCount())
        return;
    const std::string declared =
        *m_declaredFrames == MotionHeaderReader::saturatedCount ? "more" : std::to_string(*m_declaredFrames);
    m_log.warn(m_declaredFramesAt,
               "expected " + declared + " frames as declared, found " + rows(rowCount()) + ": the rows count");
}

bool MotionReader::reportProgress()
{
    m_nextProgress = m_in.position() + progressStep;
    if (!m_progress)
        return true;
    const double share = static_cast<double>(m_in.position()) / static_cast<double>(m_in.text().size());
    m_cancelled = !m_progress(share);
    return !m_cancelled;
}

} // namespace limber
