#include "bvh/write/bvhwriter.h"

#include "bvh/text/numberformat.h"
#include "bvh/text/numberparser.h"
#include "bvh/text/sourcetext.h"
#include "bvh/text/textscanner.h"
#include "bvh/write/byteoutput.h"
#include "bvh/write/cleanform.h"
#include "bvh/write/hierarchylayout.h"
#include "bvh/write/rowwriter.h"
#include "bvh/write/standardspelling.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

namespace limber {

namespace {

// The decimals of a frame time that has to be written anew: an error of 1e-9 s drifts by a second in years.
constexpr int frameTimeDecimals = 9;

// A stretch of the source that is replaced when written.
struct Patch
{
    TextSpan where;
    std::string text;
};

constexpr std::string_view white = " \t\v\f\r\n";

bool looksLikeComment(std::string_view text)
{
    return text.starts_with('#') || text.starts_with("//");
}

// Returns the end of the last word before a position, ignoring comment lines.
std::size_t endOfWordBefore(std::string_view text, std::size_t position)
{
    for (;;) {
        const std::size_t end = text.find_last_not_of(white, position - 1) + 1;
        const std::size_t line = text.find_last_of("\r\n", end - 1) + 1; // 0 on the first line
        const std::size_t word = text.find_first_not_of(white, line);
        if (!looksLikeComment(text.substr(word)) || line == 0)
            return end;
        position = line;
    }
}

// Writes one clip: the source text with patches where names, numbers and counts changed, or new text where
// there is no source to copy.
class ClipWriter
{
public:
    ClipWriter(const Clip &clip, const WriteOptions &options, const ByteSink &sink)
        : m_clip(clip), m_options(options), m_source(*clip.source), m_out(sink, clip.source->encoding, options.lineEnd),
          m_rows(clip, options, m_out)
    {
    }

    bool write()
    {
        addHierarchyPatches();
        addMotionHeaderPatches();
        if (!m_source.frameTime)
            return writeWithNewMotion();
        putPatchedHead();
        if (m_source.rowCount() == 0 && m_clip.motion.frameCount() > 0 && m_clip.motion.columnCount() > 0)
            m_out.put(m_rows.lineEnd());
        if (!m_rows.write())
            return false;
        putTail(m_source.tail);
        return m_out.finish();
    }

private:
    // Writes what follows the rows: text, or a row that was dropped as incomplete. It may share the line of the row
    // that it followed in the source, but of no other row: a reader would take its numbers for values of that row.
    void putTail(std::string_view tail)
    {
        // Frames without channels have no rows.
        const int last = m_clip.motion.columnCount() > 0 ? m_clip.motion.frameCount() - 1 : -1;
        const std::size_t word = tail.find_first_not_of(" \t\v\f");
        const bool sharesLine = word != std::string_view::npos && !isLineEnd(tail[word]);
        const bool followsItsRow =
            last < 0 || (m_source.rowCount() > 0 && m_clip.motion.sourceRow(last) == m_source.rowCount() - 1);
        if (sharesLine && !(followsItsRow && m_clip.motion.hasSourceColumns()))
            m_out.put(m_rows.lineEnd());
        if (!m_clip.motion.hasSourceColumns())
            tail = withoutNumbers(tail);
        const std::size_t firstWord = std::min(tail.find_first_not_of(white), tail.size());
        if (last < 0 && m_source.rowCount() > 0 && isFrameLine(tail.substr(firstWord))) {
            // Without a row before it, the text would be read as another header line unless it is a comment.
            m_out.put(m_rows.lineEnd());
            m_out.put("# ");
            tail.remove_prefix(firstWord);
        }
        m_out.put(tail);
    }

    [[nodiscard]] static bool isFrameLine(std::string_view text)
    {
        constexpr std::string_view word = "frame";
        return sameWord(text.substr(0, word.size()), word);
    }

    // Returns the part of the tail that may follow rows with other columns than the source's. A row that was dropped as
    // incomplete, or text with numbers in it, could be taken for such rows; therefore only text without any number is
    // kept.
    [[nodiscard]] static std::string_view withoutNumbers(std::string_view tail)
    {
        using namespace std::string_view_literals;
        if (tail.find_first_of("0123456789\0"sv) == std::string_view::npos)
            return tail;
        return tail.substr(0, tail.find_first_not_of(" \t\v\f\r\n"));
    }

    [[nodiscard]] std::string numberText(TextSpan token, double value, const NumberFormat &format) const
    {
        if (m_options.digits) {
            return *m_options.digits == WriteOptions::Shortest ? shortestNumber(value)
                                                               : fixedNumber(value, *m_options.digits);
        }
        const std::string_view text = m_source.at(token);
        if (!token.isEmpty() && parseWholeNumber(text).value == value)
            return std::string(text);
        return format.format(value);
    }

    [[nodiscard]] bool hierarchyIsAsRead() const { return !m_source.isRearranged && knowsNodes(); }

    // Returns whether the source says where each node of the skeleton is in the text, if it is there at all.
    [[nodiscard]] bool knowsNodes() const
    {
        return m_source.joints.size() == static_cast<std::size_t>(m_clip.skeleton.jointCount()) &&
               m_source.endSites.size() == static_cast<std::size_t>(m_clip.skeleton.endSiteCount());
    }

    [[nodiscard]] NumberFormat offsetFormat() const
    {
        std::vector<std::string_view> tokens;
        const auto add = [&](const std::vector<SourceText::NodePositions> &nodes) {
            for (const SourceText::NodePositions &node : nodes) {
                for (const TextSpan &span : node.offset) {
                    if (!span.isEmpty())
                        tokens.push_back(m_source.at(span));
                }
            }
        };
        add(m_source.joints);
        add(m_source.endSites);
        return NumberFormat::of(tokens);
    }

    // Returns the indentation of the first line of the first block, or a tab if it shows none.
    [[nodiscard]] std::string sourceIndent() const
    {
        const std::string_view text = m_source.at(m_source.hierarchy);
        const std::size_t lineEnd = text.find_first_of("\r\n", std::min(text.find('{'), text.size()));
        const std::size_t line = text.find_first_not_of("\r\n", lineEnd);
        const std::size_t word = text.find_first_not_of(" \t", line);
        const bool isIndented = line != std::string_view::npos && word != std::string_view::npos && word > line;
        return isIndented ? std::string(text.substr(line, word - line)) : HierarchyLayout().indent;
    }

    [[nodiscard]] const SourceText::NodePositions *positionsOf(NodeId node) const
    {
        if (!knowsNodes())
            return nullptr;
        const auto index = static_cast<std::size_t>(node.index);
        return node.isJoint() ? &m_source.joints[index] : &m_source.endSites[index];
    }

    void addHierarchyPatches()
    {
        NumberFormat format = offsetFormat();
        format.mostDecimals = m_clip.computedDecimals;
        const auto offsetText = [&](NodeId node, int axis) {
            const SourceText::NodePositions *positions = positionsOf(node);
            const TextSpan token =
                positions != nullptr ? positions->offset[static_cast<std::size_t>(axis)] : TextSpan{};
            return numberText(token, m_clip.skeleton.offsetOf(node)[axis], format);
        };
        if (m_options.indent || !hierarchyIsAsRead()) {
            HierarchyLayout layout;
            if (!m_options.indent)
                layout.indent = sourceIndent();
            else if (*m_options.indent != WriteOptions::Tab)
                layout.indent = std::string(static_cast<std::size_t>(*m_options.indent), ' ');
            layout.lineEnd = m_rows.lineEnd();
            layout.offsetText = offsetText;
            layout.standardEndSites = m_options.standardEndSites;
            m_patches.push_back({m_source.hierarchy, layOutHierarchy(m_clip.skeleton, layout)});
            return;
        }
        for (const NodeId node : m_clip.skeleton.nodesInFileOrder())
            addNodePatches(node, offsetText);
        if (m_options.standardChannelNames)
            addRespellings(respeltChannels(m_source));
        if (m_options.standardEndSites)
            addRespellings(respeltEndSites(m_source));
        std::ranges::sort(m_patches, {}, [](const Patch &patch) { return patch.where.begin; });
    }

    template <typename OffsetText>
    void addNodePatches(NodeId node, const OffsetText &offsetText)
    {
        const SourceText::NodePositions &positions = *positionsOf(node);
        if (node.isJoint()) {
            addNamePatch(m_clip.skeleton.joint(node.index).name, positions.name);
        }
        if (node.isJoint() && m_clip.skeleton.joint(node.index).channels != positions.channelsRead)
            m_patches.push_back(channelsPatch(m_clip.skeleton.joint(node.index), positions));
        for (int axis = 0; axis < 3; ++axis) {
            const TextSpan token = positions.offset[static_cast<std::size_t>(axis)];
            std::string text = offsetText(node, axis);
            if (text != m_source.at(token))
                m_patches.push_back({token, std::move(text)});
        }
    }

    void addNamePatch(const std::string &name, TextSpan span)
    {
        if (name == m_source.at(span))
            return;
        // The old name may be on a line of its own, where the new name would be a comment.
        const std::size_t keywordEnd = endOfWordBefore(m_source.head, span.begin);
        const bool isBeforeBrace =
            span.isEmpty() && span.end < m_source.head.size() && isBrace(m_source.head[span.end]);
        const std::string spaced = isBeforeBrace ? name + " " : name;
        if (keywordEnd == span.begin) // no name, or one that a brace separated from the keyword
            return m_patches.push_back({span, " " + spaced});
        const std::string_view between = std::string_view(m_source.head).substr(keywordEnd, span.begin - keywordEnd);
        if (!looksLikeComment(name) || between.find_first_of("\r\n") == std::string_view::npos)
            return m_patches.push_back({span, spaced});
        m_patches.push_back({{keywordEnd, keywordEnd}, " " + name});
        m_patches.push_back({span, {}});
    }

    // Returns the new channels; a channel that was in the source keeps its spelling, unless the standard one is wanted.
    [[nodiscard]] Patch channelsPatch(const Joint &joint, const SourceText::NodePositions &positions) const
    {
        std::vector<std::string_view> words;
        FindingLog ignored(m_source.head);
        TextScanner in(m_source.head, ignored);
        in.moveTo(positions.channels.begin);
        while (in.position() < positions.channels.end)
            words.push_back(in.at(in.take()));
        std::string text = std::to_string(joint.columnCount());
        for (const Channel channel : joint.channels) {
            const auto before = std::ranges::find(positions.channelsRead, channel);
            const auto word = static_cast<std::size_t>(before - positions.channelsRead.begin()) + 1;
            text += ' ';
            const bool isNew = before == positions.channelsRead.end() || m_options.standardChannelNames;
            text += isNew ? channelName(channel) : words[word];
        }
        if (!positions.channels.isEmpty())
            return {positions.channels, std::move(text)};
        // The channels get a line of their own after OFFSET, indented like that line.
        const TextSpan after{positions.offset[2].end, positions.offset[2].end};
        const std::string_view head = m_source.head;
        const std::size_t line = head.find_last_of("\r\n", positions.offset[0].begin) + 1;
        const std::string_view indent = head.substr(line, head.find_first_not_of(" \t", line) - line);
        return {after, std::string(m_rows.lineEnd()) + std::string(indent) + "CHANNELS " + text};
    }

    // Adds the new spellings, except for text that is written anew: it already has the right spelling, or the requested
    // one.
    void addRespellings(std::vector<Respelling> words)
    {
        const std::size_t known = m_patches.size();
        for (Respelling &word : words) {
            const auto covers = [&](const Patch &patch) {
                return patch.where.begin <= word.where.begin && word.where.end <= patch.where.end;
            };
            const auto end = m_patches.begin() + static_cast<std::ptrdiff_t>(known);
            if (std::none_of(m_patches.begin(), end, covers))
                m_patches.push_back({word.where, std::move(word.text)});
        }
    }

    void addMotionHeaderPatches()
    {
        const std::size_t before = m_patches.size();
        const int frameCount = m_clip.motion.frameCount();
        if (m_source.frameCount && (frameCount != framesAsRead() || !countsFramesAsRead()))
            m_patches.push_back({*m_source.frameCount, std::to_string(frameCount)});
        if (m_source.frameTime)
            addFrameTimePatch(*m_source.frameTime);
        const auto added = m_patches.begin() + static_cast<std::ptrdiff_t>(before);
        std::sort(added, m_patches.end(), [](const Patch &a, const Patch &b) { return a.where.begin < b.where.begin; });
    }

    // Returns the number of rows. Without channels there are no rows; it then returns the declared number if the reader
    // accepted it.
    [[nodiscard]] int framesAsRead() const
    {
        if (m_clip.motion.columnCount() > 0)
            return m_source.rowCount();
        const ParsedNumber declared = parseWholeNumber(m_source.at(*m_source.frameCount));
        const bool isTaken = declared.fault == NumberFault::None && declared.value <= mostFramesWithoutRows;
        return isTaken ? static_cast<int>(declared.value) : 0;
    }

    // A file without channels may count frames for which it has no rows; with channels it would then have too few rows.
    [[nodiscard]] bool countsFramesAsRead() const
    {
        return m_clip.motion.hasSourceColumns() ||
               parseWholeNumber(m_source.at(*m_source.frameCount)).value == m_source.rowCount();
    }

    void addFrameTimePatch(TextSpan token)
    {
        const std::string_view text = m_source.at(token);
        const double seconds = m_clip.motion.frameTimeSeconds();
        if (parseWholeNumber(text).value == seconds)
            return;
        NumberFormat format = NumberFormat::of({&text, 1});
        // The frame time takes the format of the number it replaces, but never with so few digits that the rate
        // changes.
        std::string written = format.format(seconds);
        const bool tooCoarse = std::abs(parseWholeNumber(written).value - seconds) > 1e-6 * seconds;
        if (tooCoarse)
            written = frameTimeText(seconds);
        m_patches.push_back({token, std::move(written)});
    }

    [[nodiscard]] static std::string frameTimeText(double seconds)
    {
        return NumberFormat::trimmed(frameTimeDecimals, 1).format(seconds);
    }

    // Writes a MOTION section that the source did not have, but only if there is something to put into it.
    bool writeWithNewMotion()
    {
        const Motion &motion = m_clip.motion;
        const bool isNew = m_source.head.empty();
        putPatchedHead();
        if (!isNew && motion.isEmpty() && motion.frameTimeSeconds() == Motion().frameTimeSeconds())
            return m_out.finish();
        if (isNew || !isLineEnd(m_source.head.back()))
            m_out.put(m_rows.lineEnd());
        for (const std::string &line : {std::string("MOTION"), "Frames: " + std::to_string(motion.frameCount()),
                                        "Frame Time: " + frameTimeText(motion.frameTimeSeconds())}) {
            m_out.put(line);
            m_out.put(m_rows.lineEnd());
        }
        if (!m_rows.write())
            return false;
        if (!motion.isEmpty())
            m_out.put(m_rows.lineEnd());
        return m_out.finish();
    }

    void putPatchedHead()
    {
        const std::string_view text = m_source.head;
        std::size_t cursor = 0;
        for (const Patch &patch : m_patches) {
            m_out.put(text.substr(cursor, patch.where.begin - cursor));
            m_out.put(patch.text);
            cursor = patch.where.end;
        }
        m_out.put(text.substr(cursor));
    }

    const Clip &m_clip;
    const WriteOptions &m_options;
    const SourceText &m_source;
    ByteOutput m_out;
    RowWriter m_rows;
    std::vector<Patch> m_patches;
};

// Gives a clip an empty source, so that it is written as if it had been read from an empty text.
Clip withEmptySource(const Clip &clip)
{
    Clip result = clip;
    result.source = std::make_shared<SourceText>();
    result.motion.forgetSourceRows();
    return result;
}

bool writeClean(const Clip &clip, const WriteOptions &options, const ByteSink &sink)
{
    const Clip clean = withEmptySource(withoutOddities(clip));
    WriteOptions ownOptions = options;
    if (!ownOptions.digits)
        ownOptions.digits = decimalsThatKeep(clean);
    return ClipWriter(clean, ownOptions, sink).write();
}

} // namespace

bool writeBvh(const Clip &clip, const WriteOptions &options, const ByteSink &sink)
{
    if (options.clean)
        return writeClean(clip, options, sink);
    if (clip.source)
        return ClipWriter(clip, options, sink).write();
    const Clip unsourced = withEmptySource(clip);
    return ClipWriter(unsourced, options, sink).write();
}

std::string writeBvh(const Clip &clip, const WriteOptions &options)
{
    std::string text;
    const bool written = writeBvh(clip, options, [&text](std::string_view bytes) {
        text += bytes;
        return true;
    });
    return written ? text : std::string();
}

} // namespace limber
