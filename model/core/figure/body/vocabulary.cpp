#include "body/vocabulary.h"

#include "base/ascii.h"
#include "messages/jsonmessages.h"
#include "json/jsontrouble.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <utility>

namespace limber {

namespace {

// Splits "spine12" into "spine" and 12.
std::optional<std::pair<std::string_view, int>> splitNumber(std::string_view stem)
{
    std::size_t start = stem.size();
    while (start > 0 && isDigit(stem[start - 1]))
        --start;
    int number = 0;
    const auto result = std::from_chars(stem.data() + start, stem.data() + stem.size(), number);
    if (start == 0 || start == stem.size() || result.ec != std::errc())
        return std::nullopt;
    return std::pair(stem.substr(0, start), number);
}

// Returns whether the stems contain any of the words; `stems` must be sorted.
bool containsAny(const std::vector<std::string> &stems, const std::vector<std::string> &words)
{
    return std::ranges::any_of(
        words, [&](const std::string &word) { return std::binary_search(stems.begin(), stems.end(), word); });
}

} // namespace

// Converts the JSON tree into a vocabulary; it keeps the first error.
class VocabularyParser
{
public:
    explicit VocabularyParser(std::string_view text) : m_text(text), m_trouble(text) {}

    Reading<Vocabulary> parse()
    {
        Reading<JsonNode> reading = readJson(m_text);
        if (!reading.value)
            return Reading<Vocabulary>::refused(*reading.error());
        parseRoot(*reading.value);
        if (m_trouble.error())
            return Reading<Vocabulary>::refused(*m_trouble.error());
        return {std::move(m_vocabulary), m_trouble.takeWarnings()};
    }

private:
    using Kind = JsonNode::Kind;

    void parseRoot(const JsonNode &root)
    {
        if (!m_trouble.expect(root, Kind::Object, messages::expectedObject))
            return;
        for (const JsonNode &member : root.children) {
            if (member.key == "joints")
                parseJoints(member);
            else if (member.key == "rules")
                parseRules(member);
            else if (member.key == "limber-joint-names")
                m_trouble.expectVersion(member);
            else
                m_trouble.passOver(member);
        }
    }

    void parseJoints(const JsonNode &joints)
    {
        if (!m_trouble.expect(joints, Kind::Object, messages::expectedParts))
            return;
        for (const JsonNode &part : joints.children) {
            const auto meaning = meaningOf(part.key);
            if (!meaning || meaning->part == BodyPart::None) {
                m_trouble.fail(part.keyOffset, messages::expectedPart(wordArgument(part.key)));
                return;
            }
            addStems(part, *meaning);
        }
    }

    void addStems(const JsonNode &list, Vocabulary::Meaning meaning)
    {
        if (!m_trouble.expect(list, Kind::Array, messages::expectedNames))
            return;
        for (const JsonNode &stem : list.children) {
            if (!m_trouble.expect(stem, Kind::String, messages::expectedName))
                return;
            m_vocabulary.m_meanings[stem.text].push_back(meaning);
            ++meaning.rank;
        }
    }

    void parseRules(const JsonNode &rules)
    {
        if (!m_trouble.expect(rules, Kind::Array, messages::expectedRules))
            return;
        for (const JsonNode &rule : rules.children)
            parseRule(rule);
    }

    void parseRule(const JsonNode &node)
    {
        if (!m_trouble.expect(node, Kind::Object, messages::expectedRule))
            return;
        Vocabulary::Rule rule;
        for (const JsonNode &member : node.children) {
            if (member.key == "name")
                rule.stem = textOf(member);
            else if (member.key == "is")
                rule.meaning = meaningIn(member);
            else if (member.key == "with")
                rule.with = textsOf(member);
            else if (member.key == "without")
                rule.without = textsOf(member);
            else
                m_trouble.passOver(member);
        }
        if (node.member("name") == nullptr || node.member("is") == nullptr)
            m_trouble.fail(node.offset, messages::expectedNameAndIs());
        m_vocabulary.m_rules.push_back(std::move(rule));
    }

    std::string textOf(const JsonNode &node)
    {
        return m_trouble.expect(node, Kind::String, messages::expectedText) ? node.text : std::string();
    }

    std::vector<std::string> textsOf(const JsonNode &list)
    {
        std::vector<std::string> texts;
        if (!m_trouble.expect(list, Kind::Array, messages::expectedNames))
            return texts;
        for (const JsonNode &text : list.children)
            texts.push_back(textOf(text));
        return texts;
    }

    Vocabulary::Meaning meaningIn(const JsonNode &node)
    {
        const auto meaning = meaningOf(node.is(Kind::String) ? node.text : std::string());
        if (!meaning)
            m_trouble.mismatch(node, messages::expectedPartOrNone);
        return meaning.value_or(Vocabulary::Meaning());
    }

    // Returns the meaning of a text such as "index finger 2".
    static std::optional<Vocabulary::Meaning> meaningOf(std::string_view text)
    {
        Vocabulary::Meaning meaning;
        if (const auto numbered = splitNumber(text); numbered && numbered->first.ends_with(' ')) {
            meaning.number = numbered->second;
            text = numbered->first.substr(0, numbered->first.size() - 1);
        }
        const auto part = bodyPartFromName(text);
        if (!part)
            return std::nullopt;
        meaning.part = *part;
        return meaning;
    }

    std::string_view m_text;
    Vocabulary m_vocabulary;
    JsonTrouble m_trouble;
};

Vocabulary Vocabulary::builtIn()
{
    // Many operations ask for it, and reading it takes longer than some of them.
    static const Vocabulary words = [] {
        Reading<Vocabulary> reading = fromJson(builtInVocabulary());
        assert(reading.value);
        return reading.value ? std::move(*reading.value) : Vocabulary();
    }();
    return words;
}

Reading<Vocabulary> Vocabulary::fromJson(std::string_view text)
{
    return VocabularyParser(text).parse();
}

void Vocabulary::add(const Vocabulary &more)
{
    m_rules.insert(m_rules.begin(), more.m_rules.begin(), more.m_rules.end());
    for (const auto &[stem, meanings] : more.m_meanings) {
        std::vector<Meaning> &mine = m_meanings[stem];
        // They come before the present ones, also when joints claim the same part.
        const auto added = mine.insert(mine.begin(), meanings.rbegin(), meanings.rend());
        std::for_each_n(added, meanings.size(), [](Meaning &meaning) { meaning.rank -= 1'000'000; });
    }
}

std::vector<Vocabulary::Meaning> Vocabulary::meaningsOf(const JointTerm &term,
                                                        const std::vector<std::string> &stems) const
{
    const bool isSided = term.side != BodySide::Centre;
    for (const Rule &rule : m_rules) {
        const bool fits = rule.stem == term.stem && (rule.with.empty() || containsAny(stems, rule.with)) &&
                          !containsAny(stems, rule.without);
        if (fits && (rule.meaning.part == BodyPart::None || isSidedPart(rule.meaning.part) == isSided))
            return {rule.meaning};
    }
    std::vector<Meaning> meanings;
    const auto addFrom = [&](std::string_view key, std::optional<int> number) {
        const auto found = m_meanings.find(key);
        if (found == m_meanings.end())
            return;
        for (Meaning meaning : found->second) {
            if (isSidedPart(meaning.part) != isSided)
                continue;
            meaning.number = number.value_or(meaning.number);
            meanings.push_back(meaning);
        }
    };
    addFrom(term.stem, std::nullopt);
    if (const auto numbered = splitNumber(term.stem))
        addFrom(std::string(numbered->first) + '#', numbered->second);
    std::ranges::stable_sort(meanings, [](const Meaning &a, const Meaning &b) { return a.rank < b.rank; });
    return meanings;
}

} // namespace limber
