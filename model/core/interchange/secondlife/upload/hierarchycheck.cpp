#include "secondlife/upload/hierarchycheck.h"

#include "base/ascii.h"
#include "messages/uploadmessages.h"
#include "secondlife/avatarnames.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>

namespace limber {

namespace {

constexpr std::string_view spaces = " \t\v\f";

std::string_view trimmed(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(spaces), text.size()));
    return text.substr(0, text.find_last_not_of(spaces) + 1);
}

bool beginsLikeEndSite(std::string_view text)
{
    const std::string_view start = trimmed(text).substr(0, 3);
    return start.size() == 3 && lowered(start[0]) == 'e' && lowered(start[1]) == 'n' && lowered(start[2]) == 'd';
}

// Returns the text after the first word.
std::string_view afterKeyword(std::string_view text)
{
    text = trimmed(text);
    text.remove_prefix(std::min(text.find_first_of(spaces), text.size()));
    return trimmed(text);
}

class HierarchyCheck
{
public:
    HierarchyCheck(ViewerLines &lines, UploadFindings &findings) : m_lines(lines), m_findings(findings) {}

    ViewerHierarchy check()
    {
        checkFirstLine();
        while (m_lines.peek() && !m_hierarchy.hasMotion)
            takeNext(*m_lines.take());
        if (!m_hierarchy.hasMotion)
            add(UploadRule::MotionLine, ViewerError::EndOfFile, std::nullopt, messages::uploadMotionLine());
        return m_hierarchy;
    }

private:
    void add(UploadRule rule, ViewerError error, const std::optional<ViewerLine> &line, Message message)
    {
        m_findings.add({rule, error, line ? line->number : 0, NoJoint, std::move(message)});
    }

    void checkFirstLine()
    {
        const auto first = m_lines.peek();
        if (!first || !first->has("HIERARCHY")) {
            add(UploadRule::HierarchyLine, ViewerError::NoHierarchy, first,
                messages::uploadHierarchyLine(nameArgument(first ? trimmed(first->text) : "")));
            while (m_lines.peek() && isInBetween(*m_lines.peek()) && !m_lines.peek()->has("HIERARCHY"))
                (void)m_lines.take();
        }
        if (m_lines.peek() && (m_lines.peek()->has("HIERARCHY") || isInBetween(*m_lines.peek())))
            (void)m_lines.take();
    }

    // Takes a line; tries its kinds in the viewer's order.
    void takeNext(const ViewerLine &line)
    {
        const bool isJoint = line.has("ROOT ") || line.has("ROOT\t") || line.has("JOINT ") || line.has("JOINT\t");
        if (line.has("}")) {
            // The viewer takes this for the end of the joint, and continues.
            if (line.has("End Site"))
                add(UploadRule::EndSiteLines, ViewerError::Misread, line,
                    messages::uploadEndSiteLines(nameArgument(trimmed(line.text))));
            if (!isJoint || trimmed(line.text).starts_with("}"))
                return;
            add(UploadRule::NameEndsHierarchy, ViewerError::NoJointLine, line,
                messages::uploadNameEndsHierarchy(nameArgument(trimmed(line.text))));
            return takeJoint(line);
        }
        if (line.has("MOTION")) {
            m_hierarchy.hasMotion = !isJoint;
            if (!isJoint)
                return;
            add(UploadRule::NameEndsHierarchy, ViewerError::NoFrames, line,
                messages::uploadNameEndsHierarchy(nameArgument(trimmed(line.text))));
            return takeJoint(line);
        }
        if (line.has("ROOT") || line.has("JOINT"))
            return takeJoint(line);
        if (line.has("End Site"))
            return takeEndSite(line);
        takeOther(line);
    }

    void takeOther(const ViewerLine &line)
    {
        const bool isRestOfJoint = m_isInBrokenJoint && (line.has("{") || line.has("OFFSET") || line.has("CHANNELS"));
        if (isRestOfJoint)
            return; // the errors there have been reported
        if (line.isBlank()) {
            add(UploadRule::BlankLine, ViewerError::NoJointLine, line, messages::uploadBlankLine());
        } else if (beginsLikeEndSite(line.text)) {
            add(UploadRule::EndSiteSpelling, ViewerError::NoJointLine, line,
                messages::uploadEndSiteSpelling(nameArgument(trimmed(line.text))));
            m_isInBrokenJoint = true;
        } else {
            add(UploadRule::UnexpectedLine, ViewerError::NoJointLine, line,
                messages::uploadUnexpectedLine(nameArgument(trimmed(line.text))));
        }
    }

    void takeJoint(const ViewerLine &line)
    {
        m_isInBrokenJoint = false;
        checkName(line);
        takeLineWith("{", UploadRule::BraceLine, ViewerError::NoOffset);
        takeLineWith("OFFSET", UploadRule::OffsetLine, ViewerError::NoOffset);
        if (const auto channels = takeLineWith("CHANNELS", UploadRule::ChannelsLine, ViewerError::NoChannels))
            checkChannels(*channels);
    }

    void checkName(const ViewerLine &line)
    {
        const std::string_view name = afterKeyword(line.text);
        if (name.empty()) {
            add(UploadRule::MissingName, ViewerError::NoName, line,
                messages::uploadMissingName(nameArgument(trimmed(line.text))));
            return;
        }
        const std::string_view read = viewersName(name);
        const std::string_view word = name.substr(0, name.find_first_of(spaces));
        if (word.size() < name.size() && trimmed(name.substr(word.size())) != "{")
            add(UploadRule::NameFirstWord, ViewerError::None, line,
                messages::uploadNameFirstWord(nameArgument(name), nameArgument(read)));
        if (read.size() < word.size())
            add(UploadRule::NameLength, ViewerError::None, line, messages::uploadNameLength(word.size()));
    }

    // Returns the next line if it has the word; otherwise it is reported, once per joint. Blank lines and comments in
    // between are then skipped.
    std::optional<ViewerLine> takeLineWith(std::string_view word, UploadRule rule, ViewerError error)
    {
        while (m_lines.peek() && !m_lines.peek()->has(word)) {
            reportInstead(word, rule, error);
            if (!isInBetween(*m_lines.peek()))
                return std::nullopt;
            (void)m_lines.take();
        }
        if (!m_lines.peek())
            reportInstead(word, rule, ViewerError::EndOfFile);
        return m_lines.take();
    }

    void reportInstead(std::string_view word, UploadRule rule, ViewerError error)
    {
        const auto &next = m_lines.peek();
        if (!m_isInBrokenJoint) {
            if (next && next->isBlank())
                add(UploadRule::BlankLine, error, next, messages::uploadBlankLine());
            else
                add(rule, error, next,
                    messages::uploadJointLine(wordArgument(word), nameArgument(next ? trimmed(next->text) : "")));
        }
        m_isInBrokenJoint = true;
        m_hierarchy.isSure = false;
    }

    // Returns whether a line is not one of those that form a hierarchy.
    [[nodiscard]] static bool isInBetween(const ViewerLine &line)
    {
        constexpr std::array<std::string_view, 8> words = {"{",     "}",    "OFFSET",   "CHANNELS",
                                                           "JOINT", "ROOT", "End Site", "MOTION"};
        return std::ranges::none_of(words, [&](std::string_view word) { return line.has(word); });
    }

    void checkChannels(const ViewerLine &line)
    {
        const std::string_view list = afterKeyword(line.text);
        int count = 0;
        const auto parsed = std::from_chars(list.data(), list.data() + list.size(), count);
        const bool hasCount = parsed.ec == std::errc() && trimmed(line.text).starts_with("CHANNELS");
        const ViewerError orderError = errorInOrder(line.text);
        if (!hasCount || (count != 3 && count != 6)) {
            add(UploadRule::ChannelCount, orderError == ViewerError::None ? ViewerError::Misread : orderError, line,
                messages::uploadChannelCount(nameArgument(list.substr(0, list.find_first_of(spaces)))));
            m_hierarchy.isSure = false;
        } else if (orderError != ViewerError::None) {
            add(UploadRule::RotationWords, orderError, line, messages::uploadRotationWords(nameArgument(list)));
        } else {
            checkPositions(line, list, count);
        }
        m_hierarchy.valuesInRow += count == 6 ? 6 : 3;
    }

    void checkPositions(const ViewerLine &line, std::string_view list, int count)
    {
        constexpr std::array<std::string_view, 3> words = {"Xposition", "Yposition", "Zposition"};
        std::size_t at = 0;
        for (const std::string_view word : words)
            at = at == std::string_view::npos ? at : list.find(word, at);
        const std::size_t firstRotation = list.find("rotation");
        const bool isInOrder = count == 6 ? at != std::string_view::npos && at < firstRotation
                                          : list.find("osition") == std::string_view::npos;
        if (!isInOrder)
            add(UploadRule::PositionOrder, ViewerError::None, line, messages::uploadPositionOrder(nameArgument(list)));
    }

    // The viewer looks for “rotation” three times, and at the letter before each of them.
    [[nodiscard]] static ViewerError errorInOrder(std::string_view text)
    {
        std::size_t at = 0;
        for (int i = 0; i < 3; ++i) {
            at = text.find("rotation", at);
            if (at == std::string_view::npos)
                return ViewerError::NoRotation;
            const char axis = at > 0 ? text[at - 1] : ' ';
            if (axis < 'X' || axis > 'Z')
                return ViewerError::NoAxis;
            ++at;
        }
        return ViewerError::None;
    }

    // The viewer skips three lines without examining them.
    void takeEndSite(const ViewerLine &line)
    {
        m_isInBrokenJoint = false;
        constexpr std::array<std::string_view, 3> words = {"{", "OFFSET", "}"};
        for (const std::string_view word : words) {
            const auto &next = m_lines.peek();
            const bool isRight = next && next->has(word) && (word == "}" || !next->has("}"));
            if (!isRight) {
                add(UploadRule::EndSiteLines, next ? ViewerError::NoJointLine : ViewerError::EndOfFile,
                    next ? next : line, messages::uploadEndSiteLines(nameArgument(next ? trimmed(next->text) : "")));
                m_isInBrokenJoint = true;
                if (next && isInBetween(*next))
                    (void)m_lines.take();
                return;
            }
            (void)m_lines.take();
        }
    }

    ViewerLines &m_lines;
    UploadFindings &m_findings;
    ViewerHierarchy m_hierarchy;
    bool m_isInBrokenJoint = false;
};

} // namespace

ViewerHierarchy checkHierarchy(ViewerLines &lines, UploadFindings &findings)
{
    return HierarchyCheck(lines, findings).check();
}

} // namespace limber
