#include "storage/characters/characterwriting.h"

#include "messages/filemessages.h"
#include "messages/scenemessages.h"
#include "storage/characters/characterbytes.h"
#include "storage/paths/filelook.h"
#include "storage/paths/filename.h"

#include <cerrno>
#include <map>
#include <utility>

namespace limber {

namespace {

constexpr double partOfTracks = 0.7; // of the work, before the writing

} // namespace

// The bytes that the plan refers to.
struct CharacterWriting::Parts
{
    std::string file;
    std::map<std::string, std::string> files; // beside it
    GltfBuffers beside;
    std::vector<Message> notes;
    std::optional<GltfAddition> addition;
};

std::optional<CharacterWriting> CharacterWriting::make(const CharacterFile &character, const Clip &clip,
                                                       const PositionRules &rules, const GltfAdditionOptions &options,
                                                       const Progress &progress, Message &problem)
{
    auto parts = std::make_shared<Parts>();
    TextLoad loaded = characterBytes(character.path);
    problem = std::move(loaded.problem);
    if (!loaded.text)
        return std::nullopt;
    parts->file = *std::move(loaded.text);
    auto motion = motionOnNodes(character.character, clip, rules, progress.part(0.0, partOfTracks));
    if (!motion)
        return std::nullopt;
    parts->notes = motion->notes;
    for (const std::string &name : filesOfGltf(parts->file)) {
        const QString path = pathBeside(character.path, name);
        TextLoad beside = leadsBelow(systemPath(pathBeside(character.path, ".")), systemPath(path))
                              ? characterBytes(path)
                              : TextLoad{std::nullopt, reasonFor(ENOENT)};
        if (beside.text)
            parts->files.emplace(name, *std::move(beside.text));
        else
            parts->notes.push_back(messages::missingBeside(nameArgument(name), beside.problem));
    }
    for (const auto &[name, bytes] : parts->files)
        parts->beside.emplace(name, bytes);
    parts->addition =
        GltfAddition::make(parts->file, parts->beside, character.character, *std::move(motion), options, problem);
    return parts->addition ? std::optional(CharacterWriting(std::move(parts))) : std::nullopt;
}

const std::vector<Message> &CharacterWriting::notes() const
{
    return m_parts->notes;
}

const std::string &CharacterWriting::motionName() const
{
    return m_parts->addition->motionName();
}

bool CharacterWriting::write(const PieceSink &sink, const Progress &progress) const
{
    const Progress part = progress.part(partOfTracks, 1.0);
    const auto whole = static_cast<double>(m_parts->addition->length());
    double done = 0.0;
    return part(0.0) && m_parts->addition->write([&](std::string_view piece) {
        done += static_cast<double>(piece.size());
        return sink(piece) && part(done / whole);
    });
}

} // namespace limber
