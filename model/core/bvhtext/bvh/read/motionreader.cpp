#include "bvh/read/motionreader.h"

#include "bvh/read/irregularrows.h"
#include "bvh/read/motionheaderreader.h"
#include "messages/readingmessages.h"

#include <algorithm>
#include <future>
#include <limits>
#include <system_error>
#include <thread>

namespace limber {

namespace {

// The number of values in a piece: a large page of memory, and the most that an edit copies.
constexpr std::size_t valuesInPiece = std::size_t{1} << 18;
// A larger size does not come from a file; it is a wrong value from the caller.
constexpr std::size_t mostValuesInRun = std::size_t{1} << 40;
// Below this a second thread costs more than it gains.
constexpr std::size_t worthAThread = std::size_t{1} << 20;

std::size_t linesInPiece(int wanted, std::size_t columnCount)
{
    if (wanted > 0)
        return static_cast<std::size_t>(wanted);
    return std::max<std::size_t>(1, valuesInPiece / std::max<std::size_t>(1, columnCount));
}

// A file of a few pieces is read before a second thread has its memory.
constexpr std::size_t worthTwoThreads = std::size_t{8} << 20;

bool wantsTwoThreads(int threads, std::size_t read)
{
    if (threads != 0)
        return threads > 1;
    return read > worthTwoThreads && std::thread::hardware_concurrency() > 1;
}

// Returns the number of line ends of any kind; CR LF counts once.
int lineEndsIn(const PieceBuffer &piece)
{
    const std::string_view text = piece.text();
    std::size_t count = piece.lineFeeds();
    for (std::size_t at = text.find('\r'); at != std::string_view::npos; at = text.find('\r', at + 1)) {
        if (!text.substr(at + 1).starts_with('\n'))
            ++count;
    }
    return static_cast<int>(count);
}

// Starts the work on another thread. If no thread is available, the work is done when its result is waited for.
template <typename Work>
std::future<void> onOtherThread(Work work)
{
    try {
        return std::async(std::launch::async, work);
    } catch (const std::system_error &) {
        return std::async(std::launch::deferred, work);
    }
}

} // namespace

struct MotionReader::Piece
{
    PieceBuffer buffer;
    TextPosition start;
    bool insideLine = false;
    std::optional<FindingLog> log;
    std::shared_ptr<ValueBuffer> values;
    RowsRead rows;
    std::optional<std::size_t> oddRow;

    [[nodiscard]] std::string_view text() const { return buffer.text(); }

    void read(std::size_t columnCount, std::size_t expectedRows)
    {
        log.emplace(text(), start);
        RegularRows reader(text(), columnCount, *log, insideLine, std::move(values));
        reader.read(expectedRows);
        oddRow = reader.oddRow();
        rows = reader.take();
    }
};

MotionReader::MotionReader(LinePieces &pieces, TextPosition start, FindingLog &log, Clip &clip, SourceText &source,
                           const ReadOptions &options)
    : m_pieces(pieces), m_start(start), m_log(log), m_clip(clip), m_source(source), m_options(options),
      m_columnCount(static_cast<std::size_t>(clip.skeleton.columnCount())),
      m_linesInPiece(linesInPiece(options.linesInPiece, m_columnCount))
{
}

void MotionReader::read(const DeclaredFrames &declared)
{
    if (m_columnCount == 0)
        readWithoutChannels(declared);
    else
        readRows(declared.count);
    m_source.tail = std::move(m_gap);
    if (m_log.ok() && !m_cancelled && m_columnCount > 0)
        checkFrameCount(declared);
}

// Frames without values have no rows: their number is the declared one, if it is plausible.
void MotionReader::readWithoutChannels(const DeclaredFrames &declared)
{
    m_pieces.takeRest(m_gap);
    FindingLog log(m_gap, m_start);
    TextScanner in(m_gap, log);
    in.setInsideLine(true);
    if (in.skipToWord() && !IrregularRows::dropTrailingText(m_gap, in.position(), log))
        in.refuseNext(FindingKind::ValuesWithoutChannels, messages::valuesWithoutChannels);
    m_log.absorb(std::move(log));
    if (declared.count && *declared.count > mostFramesWithoutRows)
        return m_log.warnAt(FindingKind::FrameCount, declared.position,
                            messages::tooManyEmptyFrames(mostFramesWithoutRows));
    const double frameTime = m_clip.motion.frameTimeSeconds();
    m_clip.motion = Motion(static_cast<int>(declared.count.value_or(0)), 0);
    m_clip.motion.setFrameTimeSeconds(frameTime);
}

void MotionReader::readRows(std::optional<std::int64_t> declaredFrames)
{
    Piece first;
    Piece second;
    while (m_log.ok() && !m_cancelled && takePiece(first)) {
        bool hasSecond = false;
        if (wantsTwoThreads(m_options.threads, m_pieces.position()) &&
            (first.text().size() >= worthAThread || m_options.linesInPiece > 0)) {
            std::future<void> other = onOtherThread([&] { first.read(m_columnCount, m_linesInPiece); });
            hasSecond = takePiece(second);
            if (hasSecond)
                second.read(m_columnCount, m_linesInPiece);
            other.get();
        } else {
            first.read(m_columnCount, m_linesInPiece);
        }
        if (!keep(first))
            return readIrregular(hasSecond ? std::string(second.text()) : std::string(), first, declaredFrames);
        if (hasSecond && !keep(second))
            return readIrregular({}, second, declaredFrames);
        m_cancelled = !reportProgress();
    }
}

bool MotionReader::takePiece(Piece &piece)
{
    if (!m_pieces.take(m_linesInPiece, piece.buffer))
        return false;
    piece.start = m_start;
    piece.insideLine = m_insideLine;
    m_insideLine = false;
    if (const int lineEnds = lineEndsIn(piece.buffer); lineEnds > 0)
        m_start = {m_start.line + lineEnds, 1};
    piece.values = valuesFor(piece);
    return true;
}

// Returns a buffer for the rows of a piece, in memory directly after that of the piece before it.
std::shared_ptr<ValueBuffer> MotionReader::valuesFor(const Piece &piece)
{
    if (!m_run && m_source.rowCount() == 0)
        reserveRun(piece);
    auto values = std::make_shared<ValueBuffer>(UnclearedAllocator<double>(m_run));
    if (m_run)
        values->reserve(m_linesInPiece * m_columnCount);
    return values;
}

// Reserves memory for the values of a file of several pieces. It assumes that the other lines are as long as those of
// the first piece and adds a margin. If that is too little, the last pieces lie elsewhere in memory.
void MotionReader::reserveRun(const Piece &first)
{
    const std::size_t lines = first.buffer.lineFeeds();
    if (lines < m_linesInPiece || first.text().size() >= m_options.expectedSize)
        return;
    const double rows = static_cast<double>(m_options.expectedSize) / static_cast<double>(first.text().size()) *
                        static_cast<double>(lines);
    const double values =
        (1.25 * rows + 2.0 * static_cast<double>(m_linesInPiece)) * static_cast<double>(m_columnCount);
    if (values < static_cast<double>(mostValuesInRun))
        m_run = MemoryRun::reserve(static_cast<std::size_t>(values) * sizeof(double));
}

// Takes over the rows of a piece; returns false if an odd row begins in it.
bool MotionReader::keep(Piece &piece)
{
    m_log.absorb(std::move(*piece.log));
    const std::size_t regularEnd = piece.oddRow.value_or(piece.text().size());
    keepRows(std::move(piece.rows), piece.text().substr(0, regularEnd));
    return !piece.oddRow;
}

// Keeps the rows of a text, which also holds what is before, between and after them.
void MotionReader::keepRows(RowsRead &&rows, std::string_view text)
{
    const int before = m_source.rowCount();
    if (rows.rowCount == 0) {
        m_gap += text;
        return;
    }
    if (rows.rowCount > std::numeric_limits<int>::max() - 1 - before)
        return m_log.refuse(FindingKind::TooManyFrames, 0, messages::tooManyFrames());
    const std::size_t begin = rows.firstStart;
    m_gap += text.substr(0, begin);
    if (before > 0)
        m_lastRows->after = std::move(m_gap);
    m_lastRows = std::make_shared<SourceRows>();
    SourceRows &kept = *m_lastRows;
    kept.firstRow = before;
    kept.rowCount = rows.rowCount;
    kept.values = rows.values;
    kept.form = std::move(rows.form);
    if (!kept.form) {
        kept.text = text.substr(begin, rows.end - begin);
        kept.starts = std::move(rows.starts);
        for (std::size_t &start : kept.starts)
            start -= begin;
    }
    m_source.rows.push_back(m_lastRows);
    m_gap = text.substr(rows.end);
    m_clip.motion.appendRows(std::move(rows.values));
}

// Reads from the odd row of a piece on. `rest` is the text that was taken from the pieces after it.
void MotionReader::readIrregular(std::string rest, const Piece &first, std::optional<std::int64_t> declaredFrames)
{
    const std::size_t oddRow = *first.oddRow;
    const TextPosition start = endOfText(first.text().substr(0, oddRow), first.start);
    std::string text(first.text().substr(oddRow));
    text += rest;
    rest = {};
    m_pieces.takeRest(text);
    FindingLog log(text, start);
    IrregularRows rows(text, m_columnCount, static_cast<std::size_t>(m_source.rowCount()), declaredFrames, log,
                       first.insideLine && first.rows.rowCount == 0 && oddRow == 0);
    rows.read();
    const bool ok = log.ok();
    m_log.absorb(std::move(log));
    if (ok)
        keepRows(rows.take(), text);
}

void MotionReader::checkFrameCount(const DeclaredFrames &declared)
{
    const int rowCount = m_source.rowCount();
    if (!declared.count || *declared.count == rowCount)
        return;
    const bool isFarOff = *declared.count == MotionHeaderReader::saturatedCount;
    m_log.warnAt(FindingKind::FrameCount, declared.position,
                 isFarOff ? messages::frameCountFarOff(rowCount)
                          : messages::frameCountDiffers(*declared.count, rowCount));
}

bool MotionReader::reportProgress()
{
    if (m_options.partial && m_clip.motion.frameCount() > 0)
        m_options.partial(m_clip);
    if (!m_options.progress)
        return true;
    const auto done = static_cast<double>(m_pieces.position());
    const auto all = static_cast<double>(std::max(m_options.expectedSize, m_pieces.position()));
    return m_options.progress(done / std::max(all, 1.0));
}

} // namespace limber
