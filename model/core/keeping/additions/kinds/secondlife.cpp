#include "additions/addedvalues.h"
#include "additions/additionkind.h"
#include "base/finding.h"
#include "journal/additionparts.h"
#include "messages/jsonmessages.h"
#include "project/additionreader.h"
#include "project/projectlines.h"
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

void putSettings(ByteWriter &out, const AnimSettings &settings)
{
    out.put(static_cast<std::int32_t>(settings.priority));
    out.put(settings.loops);
    out.put(settings.loopInSeconds);
    putOptional(out, settings.loopOutSeconds, [](ByteWriter &to, double seconds) { to.put(seconds); });
    out.put(settings.easeInSeconds);
    out.put(settings.easeOutSeconds);
    out.put(static_cast<std::int32_t>(settings.handPose));
    out.put(std::string_view(settings.emote));
    out.put(static_cast<std::uint64_t>(settings.joints.size()));
    for (const AnimJointSetting &joint : settings.joints) {
        out.put(std::string_view(joint.name));
        out.put(static_cast<std::int32_t>(joint.priority));
    }
    out.put(static_cast<std::uint64_t>(settings.constraints.size()));
    for (const AnimConstraint &constraint : settings.constraints)
        out.put(std::string_view(animConstraintBytes(constraint)));
}

AnimSettings takeSettings(ByteReader &in)
{
    AnimSettings settings;
    settings.priority = in.number<std::int32_t>();
    settings.loops = in.truth();
    settings.loopInSeconds = in.number<double>();
    settings.loopOutSeconds = takeOptional(in, [](ByteReader &from) { return from.number<double>(); });
    settings.easeInSeconds = in.number<double>();
    settings.easeOutSeconds = in.number<double>();
    settings.handPose = in.number<std::int32_t>();
    settings.emote = in.text();
    settings.joints.resize(in.count(12));
    for (AnimJointSetting &joint : settings.joints) {
        joint.name = in.text();
        joint.priority = in.number<std::int32_t>();
    }
    const std::size_t constraints = in.count(8);
    for (std::size_t i = 0; i < constraints && in.isGood(); ++i) {
        if (const auto constraint = readAnimConstraint(in.text()))
            settings.constraints.push_back(*constraint);
        else
            in.fail();
    }
    return settings;
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

class SecondLifeMember final : public AdditionReader
{
public:
    explicit SecondLifeMember(const ProjectReaderInput &input) : m_trouble(input.trouble) {}

    void finish(const JsonNode &member) override
    {
        if (member.is(JsonNode::Kind::Object))
            m_settings = SecondLifeReader(m_trouble).read(member);
        else
            m_trouble.leaveOut(member, messages::partLeftOut, messages::expectedObject);
    }

    void giveTo(Additions &additions) override
    {
        if (m_settings)
            additions.set(std::move(m_settings));
    }

private:
    ProjectTrouble &m_trouble;
    SecondLifeSettings m_settings;
};

bool areSound(const AnimSettings &settings)
{
    const auto isTime = [](double seconds) { return std::abs(seconds) < 1e30; }; // fits single precision
    return settings.priority >= animlimits::lowestPriority && settings.handPose >= 0 &&
           settings.handPose <= static_cast<int>(animlimits::lastHandPose) && isTime(settings.loopInSeconds) &&
           isTime(settings.loopOutSeconds.value_or(0.0)) && isTime(settings.easeInSeconds) &&
           isTime(settings.easeOutSeconds);
}

class SecondLifeKind final : public AdditionKindOf<SecondLifeSettings>
{
public:
    [[nodiscard]] std::string_view name() const override { return "second-life"; }
    [[nodiscard]] int place() const override { return 30; }

    [[nodiscard]] bool isSound(const Additions &additions, const Skeleton & /*skeleton*/) const override
    {
        const SecondLifeSettings &settings = additions.get<SecondLifeSettings>();
        return !settings || areSound(*settings);
    }

    void put(ByteWriter &out, const Additions &additions, const Additions & /*before*/) const override
    {
        putOptional(out, additions.get<SecondLifeSettings>(), putSettings);
    }
    void take(ByteReader &in, Additions &additions, const Additions & /*before*/) const override
    {
        additions.set(takeOptional(in, takeSettings));
    }

    void write(ProjectLines &out, const Additions &additions) const override
    {
        if (const SecondLifeSettings &settings = additions.get<SecondLifeSettings>())
            out.add(secondLifeText(*settings));
    }
    [[nodiscard]] std::unique_ptr<AdditionReader> reader(const ProjectReaderInput &input) const override
    {
        return std::make_unique<SecondLifeMember>(input);
    }
};

} // namespace

std::unique_ptr<const AdditionKind> secondlifeAddition()
{
    return std::make_unique<SecondLifeKind>();
}

} // namespace limber
