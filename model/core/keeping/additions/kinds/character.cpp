#include "additions/additionkind.h"
#include "additions/showncharacter.h"
#include "base/keptpath.h"
#include "journal/additionparts.h"
#include "mapping/mappingreader.h"
#include "messages/jsonmessages.h"
#include "messages/projectmessages.h"
#include "project/additionreader.h"
#include "project/projectlines.h"
#include "json/jsonquoting.h"

#include <cmath>

namespace limber {

namespace {

constexpr double mostBytes = 9e15; // a number of JSON holds whole numbers up to there

bool isSha1(const std::string &text)
{
    return text.size() == 40 && text.find_first_not_of("0123456789abcdef") == std::string::npos;
}

bool isMapping(const std::string &text)
{
    return readMapping(text).value.has_value();
}

class CharacterMember final : public AdditionReader
{
public:
    explicit CharacterMember(const ProjectReaderInput &input) : m_trouble(input.trouble) {}

    void finish(const JsonNode &member) override
    {
        const JsonNode *const file = member.is(JsonNode::Kind::Object) ? member.member("file") : nullptr;
        if (file == nullptr)
            return m_trouble.leaveOut(member.offset, messages::characterLeftOut,
                                      messages::expectedMember(wordArgument("file")));
        // A project from elsewhere must not name files of the user.
        const std::string path = pathOfKept(file->text);
        if (!file->is(JsonNode::Kind::String) || !isPathBelow(path))
            return m_trouble.leaveOut(*file, messages::characterLeftOut, messages::expectedFileBelow);
        m_choice = ShownCharacter{path};
        for (const JsonNode &other : member.children)
            takePart(other);
    }

    void giveTo(Additions &additions) override
    {
        if (m_choice)
            additions.set(std::move(m_choice));
    }

private:
    void takePart(const JsonNode &member)
    {
        if (member.key == "bytes") {
            const std::optional<double> bytes = finiteNumber(member);
            if (bytes && *bytes >= 0.0 && *bytes <= mostBytes)
                m_choice->bytes = static_cast<std::uint64_t>(std::floor(*bytes));
        } else if (member.key == "sha1") {
            if (isSha1(member.text))
                m_choice->sha1 = member.text;
        } else if (member.key == "mapping") {
            if (member.is(JsonNode::Kind::String) && isMapping(member.text))
                m_choice->mapping = member.text;
            else
                m_trouble.leaveOut(member, messages::mappingOfCharacterLeftOut, messages::expectedMappingText);
        } else if (member.key != "file") {
            m_trouble.passOver(member);
        }
    }

    ProjectTrouble &m_trouble;
    CharacterChoice m_choice;
};

std::string characterText(const ShownCharacter &character)
{
    std::string text = ",\n \"character\": {\"file\": " + jsonQuoted(keptPath(character.file));
    if (character.bytes > 0)
        text += ", \"bytes\": " + std::to_string(character.bytes);
    if (!character.sha1.empty())
        text += ", \"sha1\": " + jsonQuoted(character.sha1);
    if (!character.mapping.empty())
        text += ",\n  \"mapping\": " + jsonQuoted(character.mapping);
    return text + '}';
}

class CharacterKind final : public AdditionKindOf<CharacterChoice>
{
public:
    [[nodiscard]] std::string_view name() const override { return "character"; }
    [[nodiscard]] int place() const override { return 5; }

    [[nodiscard]] bool isSound(const Additions &additions, const Skeleton & /*skeleton*/) const override
    {
        const CharacterChoice &choice = additions.get<CharacterChoice>();
        return !choice || (!choice->file.empty() && (choice->sha1.empty() || isSha1(choice->sha1)) &&
                           (choice->mapping.empty() || isMapping(choice->mapping)));
    }

    void put(ByteWriter &out, const Additions &additions, const Additions & /*before*/) const override
    {
        putOptional(out, additions.get<CharacterChoice>(), [](ByteWriter &to, const ShownCharacter &character) {
            to.put(std::string_view(character.file));
            to.put(character.bytes);
            to.put(std::string_view(character.sha1));
            to.put(std::string_view(character.mapping));
        });
    }
    void take(ByteReader &in, Additions &additions, const Additions & /*before*/) const override
    {
        additions.set(CharacterChoice(takeOptional(in, [](ByteReader &from) {
            ShownCharacter character;
            character.file = from.text();
            character.bytes = from.number<std::uint64_t>();
            character.sha1 = from.text();
            character.mapping = from.text();
            return character;
        })));
    }

    // A file that is not in the folder of the project, or below it, is not kept.
    void write(ProjectLines &out, const Additions &additions) const override
    {
        const CharacterChoice &choice = additions.get<CharacterChoice>();
        if (choice && isPathBelow(choice->file))
            out.add(characterText(*choice));
    }
    [[nodiscard]] std::unique_ptr<AdditionReader> reader(const ProjectReaderInput &input) const override
    {
        return std::make_unique<CharacterMember>(input);
    }
};

} // namespace

std::unique_ptr<const AdditionKind> characterAddition()
{
    return std::make_unique<CharacterKind>();
}

} // namespace limber
