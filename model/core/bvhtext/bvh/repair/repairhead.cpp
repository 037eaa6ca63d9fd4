#include "bvh/repair/repairhead.h"

#include "bvh/repair/valuestext.h"
#include "bvh/text/numberformat.h"
#include "bvh/text/numberparser.h"
#include "messages/repairmessages.h"

#include <algorithm>

namespace limber {

namespace {

constexpr double defaultFrameTimeSeconds = 1.0 / 30.0;

bool beginsNumber(char c)
{
    constexpr std::string_view starts = "0123456789+-.,;";
    return starts.find(c) != std::string_view::npos;
}

int lineEndsIn(std::string_view text)
{
    int count = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool pair = text[at] == '\r' && at + 1 < text.size() && text[at + 1] == '\n';
        count += isLineEnd(text[at]) && !pair ? 1 : 0;
    }
    return count;
}

} // namespace

RepairHead::RepairHead(std::string_view text, const RepairOptions &options)
    : m_text(text), m_ignored(text), m_in(text, m_ignored), m_options(options)
{
    if (text.starts_with("\xEF\xBB\xBF"))
        m_in.moveTo(3);
    scanHierarchy();
    m_rowsBegin = m_in.position();
    if (m_hasMotion)
        scanMotionHeader();
}

void RepairHead::scanHierarchy()
{
    while (!m_hasMotion && m_in.skipToWord()) {
        const TextSpan word = m_in.take();
        const bool inBlock = !m_open.empty();
        if (m_in.isKeyword(word, "MOTION") || m_in.isKeyword(word, "MOTION:")) {
            closeAtMotion(word);
        } else if (m_in.isKeyword(word, "ROOT") || (inBlock && m_in.isKeyword(word, "JOINT"))) {
            openBlock(word, false);
        } else if (inBlock && (m_in.isKeyword(word, "End") || m_in.isKeyword(word, "EndSite"))) {
            openBlock(word, true);
        } else if (inBlock && m_in.isKeyword(word, "OFFSET")) {
            takeOffset();
        } else if (inBlock && m_in.at(word) == "}") {
            requireOffset();
            m_open.pop_back();
        }
    }
}

void RepairHead::openBlock(TextSpan keyword, bool isEndSite)
{
    requireOffset();
    const std::size_t indent = indentAt(keyword.begin).size();
    if (!m_open.empty()) {
        m_isIndented |= indent > m_open.back().indent;
        m_indentContradicts |= indent <= m_open.back().indent;
    }
    // The reader takes the rest of the line as the name, or the next line if the rest is empty.
    if (!m_in.isKeyword(keyword, "EndSite") && m_in.takeRestOfLine().isEmpty() && m_in.skipToWord() &&
        m_in.peekText() != "{")
        m_in.takeRestOfLine();
    if (m_in.skipToWord() && m_in.peekText() == "{") {
        m_in.take();
        m_in.skipToWord();
        m_open.push_back({keyword.begin, m_in.position(), indent, false, isEndSite});
    }
}

// A block must have its OFFSET before its first child and its end. The right position for it is above the CHANNELS.
void RepairHead::requireOffset()
{
    if (m_open.empty() || m_open.back().hasOffset)
        return;
    Block &block = m_open.back();
    block.hasOffset = true;
    const std::size_t at = block.content;
    const std::string_view indent = indentAt(at);
    const bool startsLine = at < m_text.size() && isLineEnd(m_text[at - indent.size() - 1]);
    std::string line = "OFFSET 0 0 0 ";
    if (startsLine) {
        line.pop_back();
        line += std::string(lineEnd()) + std::string(indent);
        if (m_text[at] == '}')
            line.insert(line.begin(), '\t');
    }
    insert(at, std::move(line), block.isEndSite ? messages::endSiteOffsetAdded() : messages::jointOffsetAdded());
}

void RepairHead::takeOffset()
{
    Block &block = m_open.back();
    block.hasOffset = true;
    TextSpan numbers{m_in.position(), m_in.position()};
    while (m_in.skipToWord() && beginsNumber(m_text[m_in.position()])) {
        if (numbers.isEmpty())
            numbers.begin = m_in.position();
        numbers.end = m_in.take().end;
    }
    if (!numbers.isEmpty())
        m_stretches.push_back({numbers, 3, {}, {}});
}

void RepairHead::closeAtMotion(TextSpan motion)
{
    m_hasMotion = true;
    // If the indentation shows that the brace is missing further up, closing here would be a guess.
    if (m_isIndented && m_indentContradicts)
        return;
    std::string braces;
    const std::size_t count = m_open.size();
    while (!m_open.empty()) {
        requireOffset();
        braces += std::string(indentAt(m_open.back().keyword)) + "}" + std::string(lineEnd());
        m_open.pop_back();
    }
    if (count > 0)
        insert(motion.begin, std::move(braces), messages::bracesAdded(count));
}

void RepairHead::scanMotionHeader()
{
    bool hasFrames = false;
    bool hasFrameTime = false;
    while (m_in.skipToWord()) {
        if (!hasFrames && takeFrames())
            hasFrames = true;
        else if (!hasFrameTime && takeFrameTime())
            hasFrameTime = true;
        else
            break;
    }
    if (!hasFrameTime)
        insertFrameTime();
    m_rowsBegin = m_in.position();
}

bool RepairHead::takeFrames()
{
    constexpr std::string_view keyword = "Frames";
    if (!sameWord(m_text.substr(m_in.position(), keyword.size()), keyword))
        return false;
    m_in.moveTo(m_in.position() + keyword.size());
    m_in.skipBlanks();
    if (m_in.position() < m_text.size() && m_text[m_in.position()] == ':')
        m_in.moveTo(m_in.position() + 1);
    const TextSpan word = m_in.take();
    const ParsedNumber number = parseWholeNumber(m_in.at(word));
    constexpr double largest = 1e15;
    if (number.fault == NumberFault::None && number.value >= 0) {
        m_declaredFrames = static_cast<std::int64_t>(std::min(number.value, largest));
        m_framesNumber = word;
    }
    return true;
}

bool RepairHead::takeFrameTime()
{
    const std::size_t begin = m_in.position();
    if (!sameWord(m_text.substr(begin, 5), "Frame"))
        return false;
    m_in.moveTo(begin + 5);
    m_in.skipBlanks();
    if (!sameWord(m_text.substr(m_in.position(), 4), "Time")) {
        m_in.moveTo(begin);
        return false;
    }
    m_in.moveTo(m_in.position() + 4);
    m_in.skipBlanks();
    if (m_in.position() < m_text.size() && m_text[m_in.position()] == ':')
        m_in.moveTo(m_in.position() + 1);
    const TextSpan number = m_in.take();
    if (!number.isEmpty())
        m_stretches.push_back({number, 1, {}, {}});
    return true;
}

void RepairHead::insertFrameTime()
{
    const double seconds = m_options.frameTimeSeconds.value_or(defaultFrameTimeSeconds);
    const std::string number = shortestNumber(seconds);
    const bool atEnd = m_in.position() >= m_text.size();
    const std::string line = "Frame Time: " + number + std::string(lineEnd());
    const bool needsLineEnd = atEnd && !m_text.empty() && !isLineEnd(m_text.back());
    insert(m_in.position(), (needsLineEnd ? std::string(lineEnd()) : std::string()) + line,
           messages::frameTimeAdded(wordArgument(number)));
}

std::string RepairHead::repaired(CommaMeaning meaning, CommaEvidence &evidence, FindingLog &log) const
{
    std::string out;
    std::size_t copied = 0;
    for (const Stretch &stretch : m_stretches) {
        out += m_text.substr(copied, stretch.numbers.begin - copied);
        copied = stretch.numbers.begin;
        if (stretch.numbers.isEmpty()) {
            out += stretch.inserted;
            if (!stretch.message.isEmpty())
                log.warn(FindingKind::Repaired, stretch.numbers.begin, stretch.message);
            continue;
        }
        const auto numbers = valuesAsNumbers(m_text, stretch.numbers, stretch.wanted, meaning, evidence, log);
        if (numbers) {
            out += *numbers;
            copied = stretch.numbers.end;
        }
    }
    out += m_text.substr(copied, m_rowsBegin - copied);
    return out;
}

std::vector<RepairedText::InsertedLines> RepairHead::insertedLines() const
{
    std::vector<RepairedText::InsertedLines> result;
    int line = 1;
    std::size_t counted = 0;
    for (const Stretch &stretch : m_stretches) {
        line += lineEndsIn(m_text.substr(counted, stretch.numbers.begin - counted));
        counted = stretch.numbers.begin;
        if (const int count = lineEndsIn(stretch.inserted); count > 0)
            result.push_back({line, count});
    }
    return result;
}

void RepairHead::insert(std::size_t at, std::string text, Message message)
{
    m_stretches.push_back({{at, at}, 0, std::move(text), std::move(message)});
}

// Returns the spaces in front of a word.
std::string_view RepairHead::indentAt(std::size_t position) const
{
    std::size_t begin = position;
    while (begin > 0 && isBlank(m_text[begin - 1]))
        --begin;
    return m_text.substr(begin, position - begin);
}

std::string_view RepairHead::lineEnd() const
{
    const std::size_t first = endOfLine(m_text, 0);
    const std::string_view found = m_text.substr(first, 2);
    return found == "\r\n" ? found : found.starts_with('\r') ? found.substr(0, 1) : std::string_view("\n");
}

} // namespace limber
