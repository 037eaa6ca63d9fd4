#include "bvh/rowwriter.h"

#include "bvh/numberparser.h"
#include "bvh/textscanner.h"

#include <algorithm>
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
    // With new digits every number is written anew.
    if (m_options.digits)
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
    const RowText row = m_source.rowText(m_clip.motion.sourceRow(frame));
    const std::span<const double> values = m_clip.motion.frame(frame);
    std::size_t cursor = 0;
    for (int column = 0; column < m_columnCount; ++column) {
        const TextSpan token = row.numbers[static_cast<std::size_t>(column)];
        m_out.put(std::string_view(row.text).substr(cursor, token.begin - cursor));
        putNumber(row.number(column), column, values[static_cast<std::size_t>(column)]);
        cursor = token.end;
    }
}

void RowWriter::putNewFrame(int frame)
{
    const std::span<const double> values = m_clip.motion.frame(frame);
    for (int column = 0; column < m_columnCount; ++column) {
        if (column > 0)
            m_out.put(" ");
        putNumber({}, column, values[static_cast<std::size_t>(column)]);
    }
}

void RowWriter::putSeparator(int frame)
{
    if (isFollowedInSource(frame))
        m_out.put(m_source.textBehind(m_clip.motion.sourceRow(frame)));
    else
        m_out.put(m_lineEnd);
}

bool RowWriter::isFollowedInSource(int frame) const
{
    const int row = m_clip.motion.sourceRow(frame);
    return row >= 0 && row + 1 < m_source.rowCount() && m_clip.motion.sourceRow(frame + 1) == row + 1;
}

void RowWriter::putNumber(std::string_view token, int column, double value)
{
    if (m_options.digits) {
        return m_out.put(*m_options.digits == WriteOptions::Shortest ? shortestNumber(value)
                                                                     : fixedNumber(value, *m_options.digits));
    }
    if (!token.empty() && parseWholeNumber(token).value == value)
        return m_out.put(token);
    m_out.put(m_manners.of(column).format(value));
}

bool RowWriter::reportProgress(int frame) const
{
    return !m_options.progress ||
           m_options.progress(static_cast<double>(frame) / static_cast<double>(m_clip.motion.frameCount()));
}

} // namespace limber
