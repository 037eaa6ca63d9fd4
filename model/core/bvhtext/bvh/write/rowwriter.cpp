#include "bvh/write/rowwriter.h"

#include "bvh/text/fixednumber.h"
#include "bvh/text/numberformat.h"

#include <algorithm>
#include <array>
#include <deque>
#include <future>
#include <system_error>

namespace limber {

namespace {

// Some hundred kilobytes of text, which are quickly made and quickly cancelled.
constexpr int valuesInPiece = 1 << 16;
constexpr std::size_t piecesAhead = 3;
constexpr std::size_t usualCapacity = 16; // of one number and the text before it

std::string_view lineEndOf(std::string_view text)
{
    const std::size_t at = text.find_first_of("\r\n");
    if (at == std::string_view::npos)
        return "\n";
    return text.substr(at).starts_with("\r\n") ? text.substr(at, 2) : text.substr(at, 1);
}

} // namespace

RowWriter::RowWriter(const Clip &clip, const WriteOptions &options, ByteOutput &out)
    : m_clip(clip), m_options(options), m_source(*clip.source), m_out(out), m_lineEnd(lineEndOf(clip.source->head)),
      m_columnCount(clip.motion.columnCount()), m_formats(clip)
{
    for (int column = 0; column < m_columnCount; ++column)
        m_sourceColumns.push_back(clip.motion.sourceColumn(column));
}

bool RowWriter::write()
{
    if (m_columnCount == 0)
        return true; // such frames have no rows
    const int frameCount = m_clip.motion.frameCount();
    const int step = std::max(1, valuesInPiece / std::max(1, m_columnCount));
    // Other threads make the pieces while the output takes the piece before.
    std::deque<std::future<std::string>> ahead;
    int next = 0;
    for (int done = 0; done < frameCount && m_out.ok(); done = std::min(frameCount, done + step)) {
        if (done > 0 && !reportProgress(done))
            return false;
        while (next < frameCount && ahead.size() < piecesAhead) {
            const int end = next + std::min(step, frameCount - next);
            ahead.push_back(textAhead(next, end, frameCount > step)); // a small clip is not worth a thread
            next = end;
        }
        const std::string text = ahead.front().get();
        ahead.pop_front();
        m_out.put(text);
    }
    return m_out.ok();
}

std::future<std::string> RowWriter::textAhead(int first, int end, bool isWorthAThread) const
{
    try {
        if (isWorthAThread)
            return std::async(std::launch::async, &RowWriter::textOf, this, first, end);
    } catch (const std::system_error &) { // no thread is available: the text is made when it is needed
    }
    return std::async(std::launch::deferred, &RowWriter::textOf, this, first, end);
}

// Returns the rows of frames first to end, with the text after each of them except after the last row of all.
std::string RowWriter::textOf(int first, int end) const
{
    std::string text;
    for (int frame = first; frame < end;) {
        const int runEnd = endOfUntouchedRun(frame, end);
        if (runEnd > frame)
            m_source.appendRows(m_clip.motion.sourceRow(frame), m_clip.motion.sourceRow(runEnd - 1) + 1, text);
        else if (m_clip.motion.sourceRow(frame) >= 0)
            appendTouchedFrame(frame, text);
        else
            appendNewFrame(frame, text);
        frame = std::max(frame + 1, runEnd);
        if (frame < m_clip.motion.frameCount())
            appendTextAfter(frame - 1, text);
    }
    return text;
}

int RowWriter::endOfUntouchedRun(int frame, int limit) const
{
    // With new digits every number is written anew; with one frame per line, the text between the numbers is too.
    if (m_options.digits || m_options.oneFrameALine)
        return frame;
    const Motion &motion = m_clip.motion;
    int end = frame;
    while (end < limit && !motion.isTouched(end) && motion.sourceRow(end) == motion.sourceRow(frame) + (end - frame))
        ++end;
    return end;
}

void RowWriter::appendTouchedFrame(int frame, std::string &text) const
{
    const int sourceRow = m_clip.motion.sourceRow(frame);
    const RowForm *form = m_source.rowForm(sourceRow);
    if (form != nullptr && !m_options.digits)
        return appendFormedFrame(frame, *form, text);
    const RowText row = m_source.rowText(sourceRow);
    const std::span<const double> values = m_clip.motion.frame(frame);
    const std::span<const double> before = m_source.rowValues(sourceRow);
    for (int column = 0; column < m_columnCount; ++column) {
        const std::string_view between = textBefore(row, column);
        const bool endsLine = between.find_first_of("\r\n") != std::string_view::npos;
        text += m_options.oneFrameALine && endsLine ? std::string_view(" ") : between;
        appendNumber(row, before, column, values[static_cast<std::size_t>(column)], text);
    }
}

// Appends a row whose text follows from its values, without looking at any token.
void RowWriter::appendFormedFrame(int frame, const RowForm &form, std::string &text) const
{
    const std::span<const double> values = m_clip.motion.frame(frame);
    const std::span<const double> before = m_source.rowValues(m_clip.motion.sourceRow(frame));
    std::size_t used = text.size();
    for (std::size_t column = 0; column < values.size(); ++column) {
        if (used + numberCapacity >= text.size())
            text.resize(used + 2 * numberCapacity + (values.size() - column) * usualCapacity);
        char *at = text.data() + used;
        if (column > 0)
            *at++ = form.separator;
        const int source = m_sourceColumns[column];
        const auto from = static_cast<std::size_t>(std::max(source, 0));
        if (source >= 0 && values[column] == before[from])
            at = writeFixed(at, before[from], form.decimals[from]);
        else
            at = m_formats.of(static_cast<int>(column)).write(at, values[column]);
        used = static_cast<std::size_t>(at - text.data());
    }
    text.resize(used);
}

void RowWriter::appendNewFrame(int frame, std::string &text) const
{
    const std::span<const double> values = m_clip.motion.frame(frame);
    for (int column = 0; column < m_columnCount; ++column) {
        if (column > 0)
            text += ' ';
        appendNew(column, values[static_cast<std::size_t>(column)], text);
    }
}

void RowWriter::appendTextAfter(int frame, std::string &text) const
{
    const int row = m_clip.motion.sourceRow(frame);
    if (m_options.oneFrameALine) {
        text += m_lineEnd;
    } else if (isFollowedInSource(frame)) {
        text += m_source.textAfter(row);
    } else { // the white space at both ends of a line belongs to its row
        text += endOfLine(row);
        text += blanksBefore(m_clip.motion.sourceRow(frame + 1));
    }
}

// Returns the white space and the line break after a row, if nothing else followed it on its line.
std::string_view RowWriter::endOfLine(int sourceRow) const
{
    if (sourceRow < 0 || sourceRow + 1 >= m_source.rowCount())
        return m_lineEnd;
    const std::string_view after = m_source.textAfter(sourceRow);
    const std::size_t lineBreak = after.find_first_not_of(" \t");
    if (lineBreak == std::string_view::npos || (after[lineBreak] != '\r' && after[lineBreak] != '\n'))
        return m_lineEnd;
    return after.substr(0, lineBreak + (after.substr(lineBreak).starts_with("\r\n") ? 2 : 1));
}

// Returns the white space before a row on its line, if nothing else preceded it.
std::string_view RowWriter::blanksBefore(int sourceRow) const
{
    if (sourceRow < 0)
        return {};
    const std::string_view before = sourceRow > 0 ? m_source.textAfter(sourceRow - 1) : std::string_view(m_source.head);
    const std::size_t lineBreak = before.find_last_not_of(" \t");
    const bool isBreak =
        lineBreak != std::string_view::npos && (before[lineBreak] == '\r' || before[lineBreak] == '\n');
    return isBreak ? before.substr(lineBreak + 1) : std::string_view();
}

bool RowWriter::isFollowedInSource(int frame) const
{
    const int row = m_clip.motion.sourceRow(frame);
    return row >= 0 && row + 1 < m_source.rowCount() && m_clip.motion.sourceRow(frame + 1) == row + 1;
}

// Appends the token as it is in the source if it has this value, else the number in the format of its column.
void RowWriter::appendNumber(const RowText &row, std::span<const double> before, int column, double value,
                             std::string &text) const
{
    const int source = m_sourceColumns[static_cast<std::size_t>(column)];
    if (source >= 0 && value == before[static_cast<std::size_t>(source)] && !m_options.digits)
        text += row.number(source);
    else
        appendNew(column, value, text);
}

// Returns the source text between two numbers if they were neighbours there too.
std::string_view RowWriter::textBefore(const RowText &row, int column) const
{
    if (column == 0)
        return {};
    const int source = m_sourceColumns[static_cast<std::size_t>(column)];
    const int previous = m_sourceColumns[static_cast<std::size_t>(column) - 1];
    if (source < 1 || previous != source - 1)
        return " ";
    const std::size_t begin = row.numbers[static_cast<std::size_t>(previous)].end;
    return std::string_view(row.text).substr(begin, row.numbers[static_cast<std::size_t>(source)].begin - begin);
}

void RowWriter::appendNew(int column, double value, std::string &text) const
{
    if (m_options.digits) {
        text +=
            *m_options.digits == WriteOptions::Shortest ? shortestNumber(value) : fixedNumber(value, *m_options.digits);
        return;
    }
    std::array<char, numberCapacity> number;
    text.append(number.data(), m_formats.of(column).write(number.data(), value));
}

bool RowWriter::reportProgress(int frame) const
{
    return !m_options.progress ||
           m_options.progress(static_cast<double>(frame) / static_cast<double>(m_clip.motion.frameCount()));
}

} // namespace limber
