#include "bvh/read/bvhreader.h"

#include "bvh/read/formatdetection.h"
#include "bvh/read/hierarchyreader.h"
#include "bvh/read/linepieces.h"
#include "bvh/read/motionheaderreader.h"
#include "bvh/read/motionreader.h"
#include "bvh/text/findinglog.h"
#include "bvh/text/sourcetext.h"
#include "bvh/text/textencoding.h"
#include "bvh/text/textscanner.h"
#include "messages/filemessages.h"
#include "messages/readingmessages.h"

#include <algorithm>
#include <memory>

namespace limber {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
// This is more than most hierarchies need; a longer one is read again with four times as much.
constexpr std::size_t usualFirstStep = std::size_t{1} << 16;
constexpr std::size_t smallFirstStep = 64; // if pieces are to be small
// No word before the rows is longer, and no run of white space. A longer one is refused instead of being kept in
// memory.
constexpr std::size_t longestStretch = std::size_t{1} << 20;
constexpr std::string_view blanks = " \t\v\f\r\n";

// Returns where the last word, or the last run of white space, of a text begins.
std::size_t beginOfLastStretch(std::string_view text)
{
    const bool isBlank = !text.empty() && blanks.find(text.back()) != std::string_view::npos;
    return 1 + (isBlank ? text.find_last_not_of(blanks) : text.find_last_of(blanks)); // npos + 1 is 0
}

// Reads everything before the rows from the beginning of a file, which may be cut anywhere.
class HeadReader
{
public:
    // `text` is kept as the source's head.
    HeadReader(std::string text, TextEncoding encoding) : m_source(std::make_shared<SourceText>())
    {
        m_source->head = std::move(text);
        m_source->encoding = encoding;
        m_log.emplace(m_source->head);
        m_in.emplace(m_source->head, *m_log);
    }

    void read()
    {
        if (m_source->head.starts_with(byteOrderMark))
            m_in->moveTo(byteOrderMark.size());
        if (m_source->encoding != TextEncoding::Bytes)
            m_log->warn(FindingKind::Utf16, 0, messages::keptUtf16());
        HierarchyReader hierarchy(*m_in, *m_log, m_clip.skeleton, *m_source);
        hierarchy.read();
        m_clip.motion = Motion(0, m_clip.skeleton.columnCount());
        if (!m_log->ok() || !hierarchy.hasMotion())
            return;
        MotionHeaderReader header(*m_in, *m_log, *m_source);
        header.read();
        if (!m_log->ok())
            return;
        m_hasMotion = true;
        m_frames = {header.declaredFrames(), m_log->textPositionOf(header.declaredFramesAt())};
        m_clip.motion.setFrameTimeSeconds(header.frameTimeSeconds().value_or(m_clip.motion.frameTimeSeconds()));
        m_in->skipToWord();
    }

    // Returns whether more text could change nothing: the reader stopped before a word that it did not need.
    [[nodiscard]] bool isFinal() const
    {
        const std::string_view text = m_source->head;
        const TextSpan next = m_in->wordAt(m_in->position());
        if (m_log->ok())
            return m_hasMotion && next.end < text.size();
        if (text.size() < endOfFormatHead(text))
            return false;
        // An error is certain once the whole word after it is known: keywords may have two words (Frame Time).
        const std::size_t after = std::max(next.end, m_log->errorPosition());
        const std::size_t word = text.find_first_not_of(blanks, text.find_first_of(blanks, after));
        return text.find_first_of(blanks, word) != std::string_view::npos;
    }

    // Returns an error if the text that was read so far ends in an endless word or in endless white space.
    [[nodiscard]] std::optional<Finding> endlessStretch()
    {
        const std::string_view text = m_source->head;
        const std::size_t begin = beginOfLastStretch(text);
        if (text.size() - begin < longestStretch)
            return std::nullopt;
        const bool isBlank = blanks.find(text.back()) != std::string_view::npos;
        if (isBlank && m_log->ok() && m_hasMotion)
            return std::nullopt;
        if (!isBlank && !m_log->ok() && m_log->errorPosition() <= begin) {
            Finding error = m_log->take().back(); // says what was expected there
            error.kind = FindingKind::EndlessText;
            return error;
        }
        const TextPosition position = m_log->textPositionOf(begin);
        const auto &message = isBlank ? messages::endlessBlanks : messages::endlessWord;
        return Finding{Severity::Error, position.line, position.column, message(longestStretch >> 20),
                       FindingKind::EndlessText};
    }

    // Returns whether rows follow, after a head without an error.
    [[nodiscard]] bool hasMotion() const { return m_hasMotion; }
    [[nodiscard]] DeclaredFrames declaredFrames() const { return m_frames; }
    [[nodiscard]] FindingLog &log() { return *m_log; }
    [[nodiscard]] Clip &clip() { return m_clip; }
    [[nodiscard]] SourceText &source() { return *m_source; }
    // Returns where the text after the head begins.
    [[nodiscard]] TextPosition startOfRows() const { return m_log->textPositionOf(m_in->position()); }
    // Cuts off the text after the head and returns it.
    [[nodiscard]] std::string takeRest()
    {
        m_log->settle();
        std::string rest = m_source->head.substr(m_in->position());
        m_source->head.resize(m_in->position());
        m_source->head.shrink_to_fit();
        return rest;
    }
    [[nodiscard]] Clip takeClip()
    {
        m_clip.source = std::move(m_source);
        return std::move(m_clip);
    }

private:
    std::shared_ptr<SourceText> m_source;
    std::optional<FindingLog> m_log;
    std::optional<TextScanner> m_in;
    Clip m_clip;
    DeclaredFrames m_frames;
    bool m_hasMotion = false;
};

// Reads until the text has this many bytes; returns false at the end of the source or if it failed.
bool readUpTo(std::size_t size, const ByteSource &source, std::string &text, bool &failed)
{
    std::size_t used = text.size();
    text.resize(size);
    std::ptrdiff_t count = 1;
    while (used < size && count > 0) {
        count = source(std::span(text).subspan(used));
        used += static_cast<std::size_t>(std::max<std::ptrdiff_t>(count, 0));
    }
    text.resize(used);
    failed = count < 0;
    return count > 0;
}

ReadResult refused(Finding error)
{
    ReadResult result;
    result.findings.push_back(std::move(error));
    return result;
}

ReadResult refused(FindingKind kind, const Message &message, int line = 0)
{
    return refused({Severity::Error, line, line, message, kind});
}

ReadResult unreadable()
{
    return refused(FindingKind::Unreadable, messages::cannotBeRead());
}

ReadResult cancelled()
{
    ReadResult result;
    result.cancelled = true;
    return result;
}

ReadResult readAfter(HeadReader &head, const ByteSource &source, const ReadOptions &options)
{
    ReadResult result;
    if (head.hasMotion()) {
        const TextPosition start = head.startOfRows();
        LinePieces pieces(source, head.takeRest());
        MotionReader motion(pieces, start, head.log(), head.clip(), head.source(), options);
        motion.read(head.declaredFrames());
        if (pieces.hasFailed())
            return unreadable();
        if (motion.wasCancelled())
            return cancelled();
    }
    const bool ok = head.log().ok();
    result.findings = head.log().take();
    if (ok)
        result.clip = head.takeClip();
    return result;
}

ReadResult readDecoded(const std::string &bytes, TextEncoding encoding, const ReadOptions &options)
{
    auto text = utf8FromUtf16(bytes, encoding);
    if (!text)
        return refused(FindingKind::BrokenEncoding, messages::brokenUtf16(), 1);
    HeadReader head(std::move(*text), encoding);
    head.read();
    const ByteSource nothing = [](std::span<char>) { return std::ptrdiff_t{0}; };
    return readAfter(head, nothing, options);
}

} // namespace

const Finding *ReadResult::error() const
{
    if (findings.empty() || findings.back().severity != Severity::Error)
        return nullptr;
    return &findings.back();
}

ReadResult readBvh(const ByteSource &source, const ReadOptions &options)
{
    std::string text;
    bool failed = false;
    for (std::size_t step = options.linesInPiece > 0 ? smallFirstStep : usualFirstStep;; step *= 4) {
        const bool cut = readUpTo(step, source, text, failed);
        if (failed)
            return unreadable();
        if (!options.progress(0.0))
            return cancelled();
        const TextEncoding encoding = detectEncoding(text);
        if (encoding != TextEncoding::Bytes) {
            if (cut)
                continue;
            return readDecoded(text, encoding, options);
        }
        HeadReader head(text, encoding);
        head.read();
        if (cut && !head.isFinal()) {
            if (auto stretch = head.endlessStretch())
                return refused(*std::move(stretch));
            continue;
        }
        text = {};
        return readAfter(head, source, options);
    }
}

ReadResult readBvh(const std::string &bytes, const ReadOptions &options)
{
    ReadOptions withSize = options;
    withSize.expectedSize = bytes.size();
    return readBvh(sourceOf(bytes), withSize);
}

} // namespace limber
