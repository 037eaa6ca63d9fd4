#include "journal/motioncode.h"

#include "base/at.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace limber {

namespace {

constexpr int framesInPiece = 512;

// A run of frames in a piece.
enum class Run : std::uint8_t {
    Same, // consecutive known frames
    Changed, // known frames with other values in some columns
    New, // frames with all their values
};

bool sameBits(std::span<const double> a, std::span<const double> b)
{
    return a.data() == b.data() || (a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size_bytes()) == 0);
}

// Finds for each frame the known frame that is most likely the same.
class Matcher
{
public:
    Matcher(const Motion &motion, const KnownFrames &known) : m_motion(motion), m_known(known)
    {
        for (int frame = known.count - 1; frame >= 0 && isComparable(); --frame) {
            if (const int row = known.sourceRow(frame); row >= 0)
                m_frameOfRow[row] = frame;
        }
    }

    // Returns the known frame to compare this one with, or -1 if there is none.
    [[nodiscard]] int candidate(int frame) const
    {
        if (!isComparable())
            return -1;
        const auto found = m_frameOfRow.find(m_motion.sourceRow(frame));
        if (found != m_frameOfRow.end())
            return found->second;
        return frame < m_known.count ? frame : -1;
    }

private:
    [[nodiscard]] bool isComparable() const { return m_known.columnCount == m_motion.columnCount(); }

    const Motion &m_motion;
    const KnownFrames &m_known;
    std::unordered_map<int, int> m_frameOfRow;
};

// Writes the frames of a motion, run after run.
class MotionPutter
{
public:
    MotionPutter(ByteWriter &out, const Motion &motion, const KnownFrames &known)
        : m_out(out), m_motion(motion), m_known(known), m_matcher(motion, known)
    {
    }

    void putPiece(int first, int end)
    {
        for (int frame = first; frame < end;)
            frame = putRun(frame, end);
    }

private:
    [[nodiscard]] bool isSame(int frame) const
    {
        const int known = m_matcher.candidate(frame);
        return known >= 0 && sameBits(m_motion.frame(frame), m_known.values(known));
    }

    // Returns how many frames from here on have consecutive candidates and are all equal to these, or all not.
    [[nodiscard]] int lengthOfRun(int first, int end, bool same) const
    {
        const int start = m_matcher.candidate(first);
        const int step = stepAt(first, end);
        int frame = first + 1;
        for (; frame < end; ++frame) {
            const int known = m_matcher.candidate(frame);
            if ((start < 0) != (known < 0) || (start >= 0 && known != start + step * (frame - first)) ||
                isSame(frame) != same)
                break;
        }
        return frame - first;
    }

    // Returns the step from the known frame of this one to that of the next.
    [[nodiscard]] int stepAt(int frame, int end) const
    {
        return frame + 1 < end && m_matcher.candidate(frame + 1) == m_matcher.candidate(frame) - 1 ? -1 : 1;
    }

    [[nodiscard]] std::vector<int> differingColumns(int first, int count, int start, int step) const
    {
        std::vector<bool> differs(static_cast<std::size_t>(m_motion.columnCount()));
        for (int i = 0; i < count; ++i) {
            const std::span<const double> now = m_motion.frame(first + i);
            const std::span<const double> known = m_known.values(start + step * i);
            for (std::size_t column = 0; column < now.size(); ++column)
                differs[column] = differs[column] || !sameBits(now.subspan(column, 1), known.subspan(column, 1));
        }
        std::vector<int> columns;
        for (std::size_t column = 0; column < differs.size(); ++column) {
            if (differs[column])
                columns.push_back(static_cast<int>(column));
        }
        return columns;
    }

    // Writes a run and returns the frame after it.
    int putRun(int first, int end)
    {
        const bool same = isSame(first);
        const int start = m_matcher.candidate(first);
        const int step = stepAt(first, end);
        const int count = lengthOfRun(first, end, same);
        m_out.put(same ? Run::Same : start >= 0 ? Run::Changed : Run::New);
        m_out.put(static_cast<std::int32_t>(count));
        if (start >= 0) {
            m_out.put(static_cast<std::int32_t>(start));
            m_out.put(static_cast<std::int32_t>(step));
        }
        if (!same && start >= 0)
            putChanged(first, count, differingColumns(first, count, start, step));
        for (int frame = first; frame < first + count && start < 0; ++frame)
            m_out.putPlain(m_motion.frame(frame));
        return first + count;
    }

    void putChanged(int first, int count, const std::vector<int> &columns)
    {
        m_out.putList(std::span<const int>(columns));
        for (int frame = first; frame < first + count; ++frame) {
            const std::span<const double> values = m_motion.frame(frame);
            for (const int column : columns)
                m_out.put(at(values, column));
        }
    }

    ByteWriter &m_out;
    const Motion &m_motion;
    const KnownFrames &m_known;
    Matcher m_matcher;
};

// Reads the frames that MotionPutter wrote.
class MotionTaker
{
public:
    MotionTaker(ByteReader &in, const KnownFrames &known, int columnCount)
        : m_in(in), m_known(known), m_columnCount(columnCount)
    {
    }

    [[nodiscard]] std::vector<double> takePiece(int frameCount)
    {
        std::vector<double> values;
        for (int taken = 0; taken < frameCount && m_in.isGood();) {
            const auto run = m_in.oneOf(Run::New);
            const auto count = m_in.number<std::int32_t>();
            if (count < 1 || count > frameCount - taken)
                m_in.fail();
            if (m_in.isGood())
                takeRun(run, count, values);
            taken += std::max(count, 1);
        }
        if (!std::ranges::all_of(values, [](double value) { return std::isfinite(value); }))
            m_in.fail();
        return values;
    }

private:
    void takeRun(Run run, int count, std::vector<double> &values)
    {
        const auto columns = static_cast<std::size_t>(m_columnCount);
        if (run == Run::New) {
            const auto own = m_in.plain<double>(static_cast<std::uint64_t>(count) * columns);
            values.insert(values.end(), own.begin(), own.end());
            return;
        }
        const std::size_t begin = values.size();
        copyKnown(count, values);
        if (run == Run::Changed && m_in.isGood())
            takeChanged(std::span(values).subspan(begin), count);
    }

    void copyKnown(int count, std::vector<double> &values)
    {
        const std::int64_t start = m_in.number<std::int32_t>();
        const auto step = m_in.number<std::int32_t>();
        const std::int64_t last = start + static_cast<std::int64_t>(step) * (count - 1);
        const auto isKnown = [this](std::int64_t frame) { return frame >= 0 && frame < m_known.count; };
        if (!isKnown(start) || !isKnown(last) || (step != 1 && step != -1) || m_known.columnCount != m_columnCount)
            return m_in.fail();
        for (int i = 0; i < count; ++i) {
            const std::span<const double> frame = m_known.values(static_cast<int>(start) + step * i);
            values.insert(values.end(), frame.begin(), frame.end());
        }
    }

    void takeChanged(std::span<double> values, int count)
    {
        const std::vector<int> columns = m_in.list<int>();
        for (const int column : columns) {
            if (column < 0 || column >= m_columnCount)
                return m_in.fail();
        }
        const auto changed = m_in.plain<double>(static_cast<std::uint64_t>(count) * columns.size());
        auto value = changed.begin();
        for (int i = 0; i < count && m_in.isGood(); ++i) {
            for (const int column : columns)
                values[static_cast<std::size_t>(i) * static_cast<std::size_t>(m_columnCount) +
                       static_cast<std::size_t>(column)] = *value++;
        }
    }

    ByteReader &m_in;
    const KnownFrames &m_known;
    int m_columnCount;
};

// Writes whether the columns are those of a source text, or else which columns they are.
void putSourceColumns(ByteWriter &out, const Motion &motion)
{
    std::vector<int> columns;
    for (int column = 0; column < motion.columnCount() && !motion.hasSourceColumns(); ++column)
        columns.push_back(motion.sourceColumn(column));
    out.put(static_cast<std::int32_t>(motion.sourceColumnCount()));
    out.put(motion.hasSourceColumns());
    out.putList(std::span<const int>(columns));
}

// Returns a motion without frames that has these columns of the source text.
std::optional<Motion> takeSourceColumns(ByteReader &in, int columnCount)
{
    constexpr int mostColumns = 10'000'000;
    const auto sourceColumns = in.number<std::int32_t>();
    const bool asInSource = in.truth();
    const std::vector<int> columns = in.list<int>();
    if (!in.isGood() || sourceColumns < 0 || sourceColumns > mostColumns)
        return std::nullopt;
    if (asInSource)
        return sourceColumns == columnCount ? std::optional(Motion(0, columnCount)) : std::nullopt;
    const bool areThere =
        std::ranges::all_of(columns, [sourceColumns](int column) { return column >= -1 && column < sourceColumns; });
    if (!areThere || columns.size() != static_cast<std::size_t>(columnCount))
        return std::nullopt;
    return Motion(0, sourceColumns).withColumns(columns, std::vector<double>(columns.size(), 0.0));
}

// Writes origins of frames, most of which go up or down by one.
void putOrigins(ByteWriter &out, std::span<const std::int32_t> origins)
{
    for (std::size_t first = 0; first < origins.size();) {
        const std::int64_t step =
            first + 1 < origins.size() ? static_cast<std::int64_t>(origins[first + 1]) - origins[first] : 0;
        const bool isRun = step >= -1 && step <= 1;
        std::size_t end = first + 1;
        while (end < origins.size() && isRun && static_cast<std::int64_t>(origins[end]) - origins[end - 1] == step)
            ++end;
        out.put(origins[first]);
        out.put(static_cast<std::int8_t>(isRun ? step : 0));
        out.put(static_cast<std::int32_t>(end - first));
        first = end;
    }
}

std::vector<std::int32_t> takeOrigins(ByteReader &in, int frameCount)
{
    std::vector<std::int32_t> origins;
    while (static_cast<int>(origins.size()) < frameCount && in.isGood()) {
        const std::int64_t start = in.number<std::int32_t>();
        const auto step = in.number<std::int8_t>();
        const auto count = in.number<std::int32_t>();
        if (count < 1 || count > frameCount - static_cast<int>(origins.size()))
            in.fail();
        for (int i = 0; i < count && in.isGood(); ++i)
            origins.push_back(static_cast<std::int32_t>(start + static_cast<std::int64_t>(step) * i));
    }
    return origins;
}

} // namespace

KnownFrames KnownFrames::of(const Motion &motion)
{
    return {motion.frameCount(), motion.columnCount(), [&motion](int frame) { return motion.frame(frame); },
            [&motion](int frame) { return motion.sourceRow(frame); }};
}

void putMotion(ByteWriter &out, const Motion &motion, const KnownFrames &known)
{
    out.put(static_cast<std::int32_t>(motion.frameCount()));
    out.put(static_cast<std::int32_t>(motion.columnCount()));
    out.put(motion.frameTimeSeconds());
    putSourceColumns(out, motion);
    MotionPutter putter(out, motion, known);
    for (int first = 0; first < motion.frameCount(); first += framesInPiece) {
        const int end = std::min(first + framesInPiece, motion.frameCount());
        putOrigins(out, motion.copyOfFrames(first, end - first).origins);
        putter.putPiece(first, end);
    }
}

std::optional<Motion> takeMotion(ByteReader &in, const KnownFrames &known)
{
    const auto frameCount = in.number<std::int32_t>();
    const auto columnCount = in.number<std::int32_t>();
    const auto frameTime = in.number<double>();
    if (!in.isGood() || frameCount < 0 || columnCount < 0 || !std::isfinite(frameTime) || frameTime < 0.0)
        return std::nullopt;
    std::optional<Motion> motion = takeSourceColumns(in, columnCount);
    if (!motion)
        return std::nullopt;
    MotionTaker taker(in, known, columnCount);
    for (int first = 0; first < frameCount && in.isGood(); first += framesInPiece) {
        FrameBlock block;
        block.columnCount = columnCount;
        block.origins = takeOrigins(in, std::min(framesInPiece, frameCount - first));
        block.values = taker.takePiece(static_cast<int>(block.origins.size()));
        if (in.isGood())
            motion->insertFrames(motion->frameCount(), block);
    }
    motion->setFrameTimeSeconds(frameTime);
    return in.isGood() ? motion : std::nullopt;
}

void putFrames(ByteWriter &out, const FrameBlock &block)
{
    out.put(static_cast<std::int32_t>(block.columnCount));
    out.putList(std::span<const double>(block.values));
    out.putList(std::span<const std::int32_t>(block.origins));
}

FrameBlock takeFrames(ByteReader &in)
{
    FrameBlock block;
    block.columnCount = in.number<std::int32_t>();
    block.values = in.list<double>();
    block.origins = in.list<std::int32_t>();
    return block;
}

} // namespace limber
