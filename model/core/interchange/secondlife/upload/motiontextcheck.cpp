#include "secondlife/upload/motiontextcheck.h"

#include "base/ascii.h"
#include "messages/uploadmessages.h"

#include <algorithm>
#include <charconv>

namespace limber {

namespace {

void skipDigits(std::string_view &text)
{
    while (!text.empty() && isDigit(text.front()))
        text.remove_prefix(1);
}

bool skipOne(std::string_view &text, std::string_view of)
{
    const bool isOne = !text.empty() && of.find(text.front()) != std::string_view::npos;
    text.remove_prefix(isOne ? 1 : 0);
    return isOne;
}

// Takes a number from the front; returns false if there is none. It accepts neither nan nor infinity.
bool skipNumber(std::string_view &text)
{
    skipOne(text, "+-");
    const std::size_t before = text.size();
    skipDigits(text);
    std::size_t digits = before - text.size();
    if (skipOne(text, ".")) {
        const std::size_t rest = text.size();
        skipDigits(text);
        digits += rest - text.size();
    }
    if (digits == 0)
        return false;
    if (!skipOne(text, "eE"))
        return true;
    skipOne(text, "+-");
    const std::size_t exponent = text.size();
    skipDigits(text);
    return text.size() < exponent;
}

bool isNumber(std::string_view word)
{
    return skipNumber(word) && word.empty();
}

// Returns the text after the words at the beginning of a line, without spaces before it; nothing if the line does not
// begin with them.
std::optional<std::string_view> valueAfter(std::string_view text, std::string_view words)
{
    if (!text.starts_with(words))
        return std::nullopt;
    text.remove_prefix(words.size());
    text.remove_prefix(std::min(text.find_first_not_of(" \t\v\f"), text.size()));
    return text;
}

class MotionTextCheck
{
public:
    MotionTextCheck(ViewerLines &lines, const ViewerHierarchy &hierarchy, UploadFindings &findings)
        : m_lines(lines), m_hierarchy(hierarchy), m_findings(findings)
    {
    }

    void check()
    {
        const std::optional<int> frames = takeFrames();
        takeFrameTime();
        int rows = 0;
        while (m_lines.peek() && (!frames || rows < *frames)) {
            checkRow(*m_lines.take());
            ++rows;
        }
        if (frames && rows < *frames)
            add(UploadRule::MissingRows, ViewerError::EndOfFile, 0, messages::uploadMissingRows(*frames, rows));
        else if (frames && m_lines.peek() && !m_lines.peek()->isBlank())
            add(UploadRule::SurplusRows, ViewerError::None, m_lines.peek()->number,
                messages::uploadSurplusRows(*frames));
    }

private:
    void add(UploadRule rule, ViewerError error, int line, Message message)
    {
        m_findings.add({rule, error, line, NoJoint, std::move(message)});
    }

    // Returns a header line, whether it is correct or not, or nothing if it is missing.
    std::optional<ViewerLine> takeHeader()
    {
        const auto &next = m_lines.peek();
        const bool isRow = next && !next->isBlank() && isDigit(next->text.back()) && !next->has(":");
        return isRow ? std::nullopt : m_lines.take();
    }

    std::optional<int> takeFrames()
    {
        const auto shown = m_lines.peek();
        const bool isNextHeader = shown && shown->has("Time:");
        const auto line = isNextHeader ? std::nullopt : takeHeader();
        const auto value = line ? valueAfter(line->text, "Frames:") : std::nullopt;
        int frames = 0;
        if (value && std::from_chars(value->data(), value->data() + value->size(), frames).ec == std::errc())
            return frames;
        add(UploadRule::FramesLine, shown ? ViewerError::NoFrames : ViewerError::EndOfFile, shown ? shown->number : 0,
            messages::uploadFramesLine(nameArgument(shown ? shown->text : "")));
        return std::nullopt;
    }

    void takeFrameTime()
    {
        const auto shown = m_lines.peek();
        const auto line = takeHeader();
        auto value = line ? valueAfter(line->text, "Frame Time:") : std::nullopt;
        if (!value || !skipNumber(*value))
            add(UploadRule::FrameTimeLine, shown ? ViewerError::NoFrameTime : ViewerError::EndOfFile,
                shown ? shown->number : 0, messages::uploadFrameTimeLine(nameArgument(shown ? shown->text : "")));
    }

    void checkRow(const ViewerLine &line)
    {
        constexpr std::string_view between = " \t";
        int values = 0;
        std::string_view rest = line.text;
        while (true) {
            rest.remove_prefix(std::min(rest.find_first_not_of(between), rest.size()));
            if (rest.empty())
                break;
            const std::string_view word = rest.substr(0, rest.find_first_of(between));
            rest.remove_prefix(word.size());
            ++values;
            if (!isNumber(word))
                return add(UploadRule::NotANumber, ViewerError::NoPosition, line.number,
                           messages::uploadNotANumber(nameArgument(word)));
        }
        if (values == 0)
            add(UploadRule::BlankLine, ViewerError::NoPosition, line.number, messages::uploadBlankLine());
        else if (m_hierarchy.isSure && values < m_hierarchy.valuesInRow)
            add(UploadRule::ShortRow, ViewerError::NoPosition, line.number,
                messages::uploadShortRow(m_hierarchy.valuesInRow, values));
        else if (m_hierarchy.isSure && values > m_hierarchy.valuesInRow)
            add(UploadRule::LongRow, ViewerError::None, line.number,
                messages::uploadLongRow(m_hierarchy.valuesInRow, values));
    }

    ViewerLines &m_lines;
    const ViewerHierarchy &m_hierarchy;
    UploadFindings &m_findings;
};

} // namespace

void checkMotionText(ViewerLines &lines, const ViewerHierarchy &hierarchy, UploadFindings &findings)
{
    MotionTextCheck(lines, hierarchy, findings).check();
}

} // namespace limber
