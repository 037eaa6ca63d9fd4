#include "project/secondlifemember.h"

#include "base/finding.h"
#include "messages/jsonmessages.h"
#include "secondlife/animreader.h"
#include "secondlife/animwriter.h"
#include "json/jsonquoting.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace limber {

namespace {

constexpr std::string_view hexDigits = "0123456789abcdef";

std::string hexOf(std::string_view bytes)
{
    std::string text;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        text += hexDigits[byte >> 4];
        text += hexDigits[byte & 15];
    }
    return text;
}

std::optional<std::string> bytesOfHex(std::string_view text)
{
    if (text.size() % 2 != 0 || text.find_first_not_of(hexDigits) != std::string_view::npos)
        return std::nullopt;
    std::string bytes;
    for (std::size_t i = 0; i < text.size(); i += 2)
        bytes += static_cast<char>(hexDigits.find(text[i]) << 4 | hexDigits.find(text[i + 1]));
    return bytes;
}

// Returns a member with a name. Names are bytes: those that are not UTF-8 are written as another member.
std::string namedText(const char *member, const std::string &bytes)
{
    return isUtf8(bytes) ? jsonQuoted(member) + ": " + jsonQuoted(bytes)
                         : jsonQuoted(std::string(member) + " bytes") + ": " + jsonQuoted(hexOf(bytes));
}

std::optional<std::string> namedIn(const JsonNode &node, std::string_view member)
{
    const JsonNode *text = node.member(member);
    const JsonNode *bytes = node.member(std::string(member) + " bytes");
    if (text != nullptr && text->is(JsonNode::Kind::String))
        return text->text;
    return bytes != nullptr && bytes->is(JsonNode::Kind::String) ? bytesOfHex(bytes->text) : std::nullopt;
}

// Takes the members one by one.
class SecondLifeReader
{
public:
    explicit SecondLifeReader(ProjectTrouble &trouble) : m_trouble(trouble) {}

    AnimSettings read(const JsonNode &node)
    {
        for (const JsonNode &member : node.children)
            take(member);
        m_settings.emote = namedIn(node, "emote").value_or("");
        return std::move(m_settings);
    }

private:
    void take(const JsonNode &member)
    {
        if (member.key == "priority")
            takeWhole(member, m_settings.priority, animlimits::lowestPriority, 1'000'000);
        else if (member.key == "hand pose")
            takeWhole(member, m_settings.handPose, 0, animlimits::lastHandPose);
        else if (member.key == "loop")
            takeTruth(member);
        else if (member.key == "loop in")
            takeSeconds(member, [this](double seconds) { m_settings.loopInSeconds = seconds; });
        else if (member.key == "loop out")
            takeSeconds(member, [this](double seconds) { m_settings.loopOutSeconds = seconds; });
        else if (member.key == "ease in")
            takeSeconds(member, [this](double seconds) { m_settings.easeInSeconds = seconds; });
        else if (member.key == "ease out")
            takeSeconds(member, [this](double seconds) { m_settings.easeOutSeconds = seconds; });
        else if (member.key == "joints")
            takeList(member, animlimits::mostJoints, [this](const JsonNode &joint) { takeJoint(joint); });
        else if (member.key == "constraints")
            takeList(member, animlimits::mostConstraints, [this](const JsonNode &text) { takeConstraint(text); });
        else if (member.key != "emote" && member.key != "emote bytes")
            m_trouble.passOver(member);
    }

    void takeWhole(const JsonNode &member, int &value, int least, int most)
    {
        const std::optional<int> number = wholeNumber(member);
        if (number && *number >= least && *number <= most)
            value = *number;
        else
            m_trouble.leaveOut(member, messages::partLeftOut, messages::expectedWholeNumber);
    }

    void takeTruth(const JsonNode &member)
    {
        if (const std::optional<bool> loops = truth(member))
            m_settings.loops = *loops;
        else
            m_trouble.leaveOut(member, messages::partLeftOut, messages::expectedTruth);
    }

    void takeSeconds(const JsonNode &member, const std::function<void(double)> &keep)
    {
        const std::optional<double> seconds = finiteNumber(member);
        if (seconds && std::abs(*seconds) < 1e30) // fits single precision
            keep(*seconds);
        else
            m_trouble.leaveOut(member, messages::partLeftOut, messages::expectedFiniteSeconds);
    }

    void takeList(const JsonNode &member, std::size_t most, const std::function<void(const JsonNode &)> &takeEntry)
    {
        if (!member.is(JsonNode::Kind::Array))
            return m_trouble.leaveOut(member, messages::partLeftOut, messages::expectedList);
        for (std::size_t i = 0; i < std::min(member.children.size(), most); ++i) {
            if (member.children[i].isWhole)
                takeEntry(member.children[i]);
        }
    }

    void takeJoint(const JsonNode &node)
    {
        const std::optional<std::string> name = namedIn(node, "name");
        const JsonNode *priority = node.member("priority");
        if (!name)
            return m_trouble.leaveOut(node, messages::partLeftOut, messages::expectedName);
        AnimJointSetting &joint = m_settings.joints.emplace_back();
        joint.name = *name;
        if (priority != nullptr)
            takeWhole(*priority, joint.priority, animlimits::lowestPriority, 1'000'000);
    }

    void takeConstraint(const JsonNode &node)
    {
        const auto bytes = node.is(JsonNode::Kind::String) ? bytesOfHex(node.text) : std::nullopt;
        if (const auto constraint = bytes ? readAnimConstraint(*bytes) : std::nullopt)
            m_settings.constraints.push_back(*constraint);
        else
            m_trouble.leaveOut(node, messages::partLeftOut, messages::expectedConstraint);
    }

    ProjectTrouble &m_trouble;
    AnimSettings m_settings;
};

} // namespace

std::optional<AnimSettings> readSecondLife(const JsonNode &node, ProjectTrouble &trouble)
{
    if (node.is(JsonNode::Kind::Object))
        return SecondLifeReader(trouble).read(node);
    trouble.leaveOut(node, messages::partLeftOut, messages::expectedObject);
    return std::nullopt;
}

std::string secondLifeText(const AnimSettings &settings)
{
    std::string text = ",\n \"second-life\": {\n  \"priority\": " + std::to_string(settings.priority);
    text += std::string(",\n  \"loop\": ") + (settings.loops ? "true" : "false");
    text += ",\n  \"loop in\": " + projectNumber(settings.loopInSeconds);
    if (settings.loopOutSeconds)
        text += ",\n  \"loop out\": " + projectNumber(*settings.loopOutSeconds);
    text += ",\n  \"ease in\": " + projectNumber(settings.easeInSeconds);
    text += ",\n  \"ease out\": " + projectNumber(settings.easeOutSeconds);
    text += ",\n  \"hand pose\": " + std::to_string(settings.handPose);
    if (!settings.emote.empty())
        text += ",\n  " + namedText("emote", settings.emote);
    const char *before = ",\n  \"joints\": [\n   ";
    for (const AnimJointSetting &joint : settings.joints) {
        text +=
            before + ('{' + namedText("name", joint.name)) + ", \"priority\": " + std::to_string(joint.priority) + '}';
        before = ",\n   ";
    }
    text += settings.joints.empty() ? "" : "\n  ]";
    before = ",\n  \"constraints\": [\n   ";
    for (const AnimConstraint &constraint : settings.constraints) {
        text += before + jsonQuoted(hexOf(animConstraintBytes(constraint)));
        before = ",\n   ";
    }
    text += settings.constraints.empty() ? "" : "\n  ]";
    return text + "\n }";
}

} // namespace limber
