#include "mapping/mappingreader.h"

#include "messages/jsonmessages.h"
#include "json/jsonfindings.h"
#include "json/jsonquoting.h"
#include "json/jsontrouble.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace limber {

namespace {

// Converts the JSON tree into a mapping file; it keeps the first error.
class MappingReader
{
public:
    explicit MappingReader(std::string_view text) : m_text(text), m_trouble(text) {}

    Reading<MappingFile> read()
    {
        Reading<JsonNode> reading = readJson(m_text);
        if (!reading.value)
            return Reading<MappingFile>::refused(*reading.error());
        readRoot(*reading.value);
        if (m_trouble.error())
            return Reading<MappingFile>::refused(*m_trouble.error());
        return {std::move(m_file), m_trouble.takeWarnings()};
    }

private:
    using Kind = JsonNode::Kind;

    void readRoot(const JsonNode &root)
    {
        if (!m_trouble.expect(root, Kind::Object, messages::expectedObject))
            return;
        if (root.member("mapping") == nullptr && root.member("contacts") == nullptr)
            m_trouble.fail(root.offset, messages::expectedMapping());
        for (const JsonNode &member : root.children)
            readMember(member);
    }

    void readMember(const JsonNode &member)
    {
        if (member.key == "limber-mapping")
            m_trouble.expectVersion(member);
        else if (member.key == "source")
            m_file.sourceJoints = readFigure(member);
        else if (member.key == "target")
            m_file.targetJoints = readFigure(member);
        else if (member.key == "mapping")
            readPairs(member);
        else if (member.key == "chains")
            readChains(member);
        else if (member.key == "rest")
            m_file.rest = readChoice(member, {"auto", "match", "keep"});
        else if (member.key == "contacts")
            readContacts(member);
        else if (member.key == "settings")
            readSettings(member);
        else if (member.key == "notes")
            m_file.notes = readText(member);
        else if (member.key == "floor") // what limber-cli contacts found; it is found again where it is needed
            return;
        else
            m_trouble.passOver(member);
    }

    std::vector<std::string> readFigure(const JsonNode &node)
    {
        std::vector<std::string> joints;
        if (!m_trouble.expect(node, Kind::Object, messages::expectedObject))
            return joints;
        for (const JsonNode &member : node.children) {
            if (member.key == "joints")
                joints = readTexts(member);
            else
                m_trouble.passOver(member);
        }
        return joints;
    }

    void readPairs(const JsonNode &pairs)
    {
        if (!m_trouble.expect(pairs, Kind::Object, messages::expectedTargetJoints))
            return;
        for (const JsonNode &member : pairs.children) {
            MappingFile::Pair pair{member.key, std::nullopt, positionOf(member.keyOffset)};
            if (member.is(Kind::String))
                pair.source = member.text;
            else if (!member.is(Kind::Null))
                m_trouble.mismatch(member, messages::expectedSourceJoint);
            m_file.mapping.push_back(std::move(pair));
        }
    }

    void readChains(const JsonNode &chains)
    {
        if (!m_trouble.expect(chains, Kind::Array, messages::expectedChains))
            return;
        for (const JsonNode &node : chains.children) {
            if (!m_trouble.expect(node, Kind::Object, messages::expectedChain))
                return;
            m_file.chains.push_back(readChain(node));
        }
    }

    MappingFile::Chain readChain(const JsonNode &node)
    {
        MappingFile::Chain chain;
        chain.position = positionOf(node.offset);
        for (const JsonNode &member : node.children) {
            if (member.key == "source")
                chain.source = readTexts(member);
            else if (member.key == "target")
                chain.target = readTexts(member);
            else if (member.key == "mode")
                chain.mode = readChoice(member, {"interpolated", "from base", "from tip"});
            else
                m_trouble.passOver(member);
        }
        return chain;
    }

    void readContacts(const JsonNode &contacts)
    {
        if (!m_trouble.expect(contacts, Kind::Object, messages::expectedSourceJoints))
            return;
        m_file.contacts.emplace();
        for (const JsonNode &member : contacts.children) {
            MappingFile::Contact contact{member.key, {}, positionOf(member.keyOffset)};
            if (m_trouble.expect(member, Kind::Array, messages::expectedFramePairs)) {
                for (const JsonNode &interval : member.children)
                    readInterval(interval, contact.intervals);
            }
            m_file.contacts->push_back(std::move(contact));
        }
    }

    void readInterval(const JsonNode &node, std::vector<FrameInterval> &intervals)
    {
        const bool isPair = node.is(Kind::Array) && node.children.size() == 2;
        const auto first = isPair ? frameOf(node.children[0]) : std::nullopt;
        const auto last = isPair ? frameOf(node.children[1]) : std::nullopt;
        if (!first || !last || *first > *last) {
            m_trouble.mismatch(node, messages::expectedInterval);
            return;
        }
        if (!intervals.empty() && *first <= intervals.back().last) {
            m_trouble.fail(node.offset, messages::expectedIntervalsInOrder());
            return;
        }
        // Adjacent intervals are joined.
        if (!intervals.empty() && *first == intervals.back().last + 1)
            intervals.back().last = *last;
        else
            intervals.push_back({*first, *last});
    }

    static std::optional<int> frameOf(const JsonNode &node)
    {
        const double most = std::numeric_limits<int>::max() - 1;
        const bool isFrame = node.is(Kind::Number) && node.number >= 0.0 && node.number <= most &&
                             node.number == std::floor(node.number);
        return isFrame ? std::optional(static_cast<int>(node.number)) : std::nullopt;
    }

    void readSettings(const JsonNode &settings)
    {
        if (!m_trouble.expect(settings, Kind::Object, messages::expectedSettings))
            return;
        for (const JsonNode &member : settings.children) {
            if (member.is(Kind::String))
                m_file.settings.emplace_back(member.key, member.text);
            else if (member.is(Kind::Number))
                m_file.settings.emplace_back(member.key, member.number);
            else if (member.is(Kind::Bool))
                m_file.settings.emplace_back(member.key, member.number != 0.0);
            else
                m_trouble.mismatch(member, messages::expectedSetting);
        }
    }

    std::string readChoice(const JsonNode &node, std::initializer_list<std::string_view> choices)
    {
        if (node.is(Kind::String) && std::ranges::find(choices, node.text) != choices.end())
            return node.text;
        std::string expected;
        for (const std::string_view choice : choices)
            expected += (expected.empty() ? "" : ", ") + jsonQuoted(choice);
        m_trouble.fail(node.offset, messages::expectedOneOf(wordArgument(expected), jsonFound(node)));
        return {};
    }

    std::string readText(const JsonNode &node)
    {
        return m_trouble.expect(node, Kind::String, messages::expectedText) ? node.text : std::string();
    }

    std::vector<std::string> readTexts(const JsonNode &list)
    {
        std::vector<std::string> texts;
        if (!m_trouble.expect(list, Kind::Array, messages::expectedJointNames))
            return texts;
        for (const JsonNode &node : list.children)
            texts.push_back(readText(node));
        return texts;
    }

    FilePosition positionOf(std::size_t offset)
    {
        const JsonPosition position = m_trouble.positionOf(offset);
        return {position.line, position.column};
    }

    std::string_view m_text;
    MappingFile m_file;
    JsonTrouble m_trouble;
};

} // namespace

Reading<MappingFile> readMapping(std::string_view text)
{
    return MappingReader(text).read();
}

} // namespace limber
