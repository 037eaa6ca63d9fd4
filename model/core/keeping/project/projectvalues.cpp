#include "project/projectvalues.h"

#include "base/at.h"
#include "messages/jsonmessages.h"
#include "json/jsonfindings.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace limber {

namespace {

// Each finding needs a pass through the text to find its line.
constexpr std::size_t mostFindings = 100;

} // namespace

bool ProjectTrouble::isFull()
{
    if (m_findings.size() < mostFindings)
        return false;
    ++m_more;
    return true;
}

void ProjectTrouble::leaveOut(std::size_t offset, const MessageForm<1> &what, const Message &why)
{
    if (!isFull())
        m_findings.push_back(jsonWarning(m_text, offset, what(why)));
}

void ProjectTrouble::leaveOut(const JsonNode &found, const MessageForm<1> &what, const MessageForm<1> &expected)
{
    leaveOut(found.offset, what, expected(jsonFound(found)));
}

void ProjectTrouble::leaveOutRest(const JsonNode &list)
{
    if (!list.is(JsonNode::Kind::Array))
        return leaveOut(list, messages::partLeftOut, messages::expectedList);
    for (const JsonNode &node : list.children)
        leaveOut(node, messages::partLeftOut, messages::expectedObject);
}

void ProjectTrouble::passOver(const JsonNode &member)
{
    if (!isFull())
        m_findings.push_back(jsonWarning(m_text, member.keyOffset, messages::unknownMember(wordArgument(member.key))));
}

void ProjectTrouble::leaveNote(std::size_t offset, const Message &note)
{
    m_findings.push_back(jsonWarning(m_text, offset, note));
}

std::vector<Finding> ProjectTrouble::takeFindings()
{
    if (m_more > 0)
        m_findings.push_back({Severity::Warning, 0, 0, messages::moreLeftOut(m_more), FindingKind::MoreWarnings});
    m_more = 0;
    return std::move(m_findings);
}

std::optional<double> finiteNumber(const JsonNode &node)
{
    return node.is(JsonNode::Kind::Number) && std::isfinite(node.number) ? std::optional(node.number) : std::nullopt;
}

std::optional<int> wholeNumber(const JsonNode &node)
{
    const std::optional<double> number = finiteNumber(node);
    if (!number || *number != std::floor(*number) || std::abs(*number) > std::numeric_limits<int>::max())
        return std::nullopt;
    return static_cast<int>(*number);
}

std::optional<double> fraction(const JsonNode &node)
{
    const std::optional<double> number = finiteNumber(node);
    return number && *number >= 0.0 && *number <= 1.0 ? number : std::nullopt;
}

std::optional<bool> truth(const JsonNode &node)
{
    return node.is(JsonNode::Kind::Bool) ? std::optional(node.number != 0.0) : std::nullopt;
}

std::optional<glm::dvec3> threeNumbers(const JsonNode &node)
{
    if (!node.is(JsonNode::Kind::Array) || node.children.size() != 3)
        return std::nullopt;
    glm::dvec3 vector{0.0};
    for (int axis = 0; axis < 3; ++axis) {
        const std::optional<double> number = finiteNumber(at(node.children, axis));
        if (!number)
            return std::nullopt;
        vector[axis] = *number;
    }
    return vector;
}

std::optional<FrameInterval> frameInterval(const JsonNode &node)
{
    if (!node.is(JsonNode::Kind::Array) || node.children.size() != 2)
        return std::nullopt;
    const std::optional<int> first = wholeNumber(node.children[0]);
    const std::optional<int> last = wholeNumber(node.children[1]);
    return first && last && *first <= *last ? std::optional(FrameInterval{*first, *last}) : std::nullopt;
}

std::string projectNumber(double number)
{
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number + 0.0);
    return {digits.data(), end.ptr};
}

std::string oneLine(std::string text)
{
    std::ranges::replace_if(
        text, [](char c) { return static_cast<unsigned char>(c) < 0x20; }, ' ');
    return text;
}

bool isPathBelow(std::string_view path)
{
    if (path.empty() || path.find_first_of(std::string_view("\\:\0", 3)) != std::string_view::npos)
        return false;
    while (true) {
        const std::size_t slash = path.find('/');
        const std::string_view name = path.substr(0, slash);
        if (name.empty() || name == "." || name == "..")
            return false;
        if (slash == std::string_view::npos)
            return true;
        path.remove_prefix(slash + 1);
    }
}

} // namespace limber
