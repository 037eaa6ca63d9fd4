#include "bvh/rowwriter.h"

#include "bvh/fixednumber.h"
#include "bvh/numbermanner.h"

#include <algorithm>
#include <array>
#include <vector>

namespace limber {

namespace {

constexpr int framesBetweenReports = 4096;

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
      m_columnCount(clip.motion.columnCount()), m_manners(clip)
{
    for (int column = 0; column < m_columnCount; ++column)
        m_sourceColumns.push_back(clip.motion.sourceColumn(column));
}

bool RowWriter::write()
{
    const int frameCount = m_clip.motion.frameCount();
    int lastReport = 0;
    for (int frame = 0; frame < frameCount && m_out.ok();) {
        const int runEnd = endOfUntouchedRun(frame);
        if (runEnd > frame) {
            putUntouchedRun(frame, runEnd);
            frame = runEnd;
        } else {
            if (m_clip.motion.sourceRow(frame) >= 0)
                putTouchedFrame(frame);
            else
                putNewFrame(frame);
            ++frame;
        }
        if (frame < frameCount)
            putSeparator(frame - 1);
        if (frame - lastReport >= framesBetweenReports) {
            lastReport = frame;
            if (!reportProgress(frame))
                return false;
        }
    }
    return m_out.ok();
}

int RowWriter::endOfUntouchedRun(int frame) const
{
    // With new digits every number is written anew; so is what stands between them for one frame a line.
    if (m_options.digits || m_options.oneFrameALine)
        return frame;
    const Motion &motion = m_clip.motion;
    int end = frame;
    // Short enough that a cancelled save stops soon.
    const int limit = std::min(motion.frameCount(), frame + framesBetweenReports);
    while (end < limit && !motion.isTouched(end) && motion.sourceRow(end) == motion.sourceRow(frame) + (end - frame))
        ++end;
    return end;
}

void RowWriter::putUntouchedRun(int first, int end)
{
    m_source.putRows(m_clip.motion.sourceRow(first), m_clip.motion.sourceRow(end - 1) + 1,
                     [this](std::string_view text) { m_out.put(text); });
}

void RowWriter::putTouchedFrame(int frame)
{
    const int sourceRow = m_clip.motion.sourceRow(frame);
    const RowForm *form = m_source.rowForm(sourceRow);
    if (form != nullptr && !m_options.digits)
        return putFormedFrame(frame, *form);
    m_row.clear();
    const RowText row = m_source.rowText(sourceRow);
    const std::span<const double> values = m_clip.motion.frame(frame);
    const std::span<const double> before = m_source.rowValues(sourceRow);
    for (int column = 0; column < m_columnCount; ++column) {
        const std::string_view between = textBefore(row, column);
        const bool endsLine = between.find_first_of("\r\n") != std::string_view::npos;
        m_row += m_options.oneFrameALine && endsLine ? std::string_view(" ") : between;
        addNumber(row, before, column, values[static_cast<std::size_t>(column)]);
    }
    putRow();
}

// A row whose text follows from its values: no token has to be looked at.
void RowWriter::putFormedFrame(int frame, const RowForm &form)
{
    const std::span<const double> values = m_clip.motion.frame(frame);
    const std::span<const double> before = m_source.rowValues(m_clip.motion.sourceRow(frame));
    const std::size_t mostRoom = numberRoom + 1;
    m_row.resize(std::max(m_row.size(), mostRoom));
    std::size_t used = 0;
    for (std::size_t column = 0; column < values.size(); ++column) {
        if (used + mostRoom > m_row.size())
            m_row.resize(2 * m_row.size());
        char *at = m_row.data() + used;
        if (column > 0)
            *at++ = form.separator;
        const int source = m_sourceColumns[column];
        const auto from = static_cast<std::size_t>(std::max(source, 0));
        if (source >= 0 && values[column] == before[from])
            at = writeFixed(at, before[from], form.decimals[from]);
        else
            at = m_manners.of(static_cast<int>(column)).write(at, values[column]);
        used = static_cast<std::size_t>(at - m_row.data());
    }
    m_out.put(std::string_view(m_row).substr(0, used));
}

void RowWriter::putNewFrame(int frame)
{
    const std::span<const double> values = m_clip.motion.frame(frame);
    m_row.clear();
    for (int column = 0; column < m_columnCount; ++column) {
        if (column > 0)
            m_row += ' ';
        addNew(column, values[static_cast<std::size_t>(column)]);
    }
    putRow();
}

void RowWriter::putSeparator(int frame)
{
    if (isFollowedInSource(frame) && !m_options.oneFrameALine)
        m_out.put(m_source.textBehind(m_clip.motion.sourceRow(frame)));
    else
        m_out.put(m_lineEnd);
}

bool RowWriter::isFollowedInSource(int frame) const
{
    const int row = m_clip.motion.sourceRow(frame);
    return row >= 0 && row + 1 < m_source.rowCount() && m_clip.motion.sourceRow(frame + 1) == row + 1;
}

// The number as its token stands if that is its value, and else in the manner of its column.
void RowWriter::addNumber(const RowText &row, std::span<const double> before, int column, double value)
{
    const int source = m_sourceColumns[static_cast<std::size_t>(column)];
    if (source >= 0 && value == before[static_cast<std::size_t>(source)] && !m_options.digits)
        m_row += row.number(source);
    else
        addNew(column, value);
}

// What the source has between two numbers, where they stood side by side there too.
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

void RowWriter::addNew(int column, double value)
{
    if (m_options.digits) {
        m_row +=
            *m_options.digits == WriteOptions::Shortest ? shortestNumber(value) : fixedNumber(value, *m_options.digits);
        return;
    }
    std::array<char, numberRoom> text;
    m_row.append(text.data(), m_manners.of(column).write(text.data(), value));
}

void RowWriter::putRow()
{
    m_out.put(m_row);
    m_row.clear();
}

bool RowWriter::reportProgress(int frame) const
{
    return !m_options.progress ||
           m_options.progress(static_cast<double>(frame) / static_cast<double>(m_clip.motion.frameCount()));
}

} // namespace limber
