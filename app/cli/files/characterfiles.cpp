#include "files/characterfiles.h"

#include "character/gltfaddition.h"
#include "files/clipfiles.h"
#include "files/filepath.h"
#include "files/piecefile.h"
#include "files/skeletonfiles.h"
#include "output/messages.h"
#include "output/progressline.h"
#include "storage/importing/scenefile.h"
#include "storage/paths/filename.h"
#include "storage/textfile.h"

#include <map>
#include <utility>

namespace limber::cli {

namespace {

constexpr std::size_t mostBytes = std::size_t{512} << 20; // of a file

std::optional<std::string> bytesOfFile(const std::string &file)
{
    TextLoad loaded = loadText(nameOfBytes(file), mostBytes);
    if (!loaded.text)
        reportError(file, loaded.problem.text());
    return std::move(loaded.text);
}

// Returns the folder of a file, with the slash at its end.
std::string folderOf(const std::string &file)
{
    return file.substr(0, file.size() - fileNameOf(file).size());
}

// Reads the files beside a .gltf. A picture that is not there stays out, as it does elsewhere.
std::map<std::string, std::string> filesBeside(const std::string &file, std::string_view bytes)
{
    std::map<std::string, std::string> files;
    for (const std::string &name : filesOfGltf(bytes)) {
        TextLoad loaded = loadText(nameOfBytes(folderOf(file) + name), mostBytes);
        if (loaded.text)
            files.emplace(name, *std::move(loaded.text));
        else
            reportWarning(folderOf(file) + name, loaded.problem.text());
    }
    return files;
}

} // namespace

bool isCharacterFile(const std::string &file)
{
    return file != "-" && sceneFormatIn(nameOfBytes(file)).has_value();
}

std::optional<CharacterFile> loadCharacter(const std::string &file, const CommandLine &line)
{
    const QString path = nameOfBytes(file);
    const SceneFormat format = sceneFormatIn(path).value_or(SceneFormat::Gltf);
    SceneLoad loaded;
    {
        ProgressLine progress("reading " + printable(file), line.isQuiet());
        loaded = loadScene(path, format, progress.callback());
    }
    if (!loaded.scene) {
        reportError(file, loaded.problem.text());
        return std::nullopt;
    }
    CharacterOfScene made = characterOf(*std::move(loaded.scene));
    if (!made.character) {
        reportError(file, made.problem.text());
        return std::nullopt;
    }
    return CharacterFile{file, format, *std::move(made.character)};
}

std::optional<Clip> loadNamedSkeleton(const std::string &word, const CommandLine &line, Skeleton &named)
{
    if (!isCharacterFile(word)) {
        std::optional<Clip> clip = loadSkeleton(word, line);
        named = clip ? clip->skeleton : Skeleton();
        return clip;
    }
    auto loaded = loadCharacter(word, line);
    if (!loaded)
        return std::nullopt;
    named = namedByBones(loaded->character);
    return std::move(loaded->character.rest);
}

bool saveCharacter(const CharacterFile &character, const Clip &clip, const PositionRules &rules, const std::string &out,
                   const CharacterWriting &writing, const CommandLine &line)
{
    const auto bytes = bytesOfFile(character.path);
    if (!bytes)
        return false;
    const std::map<std::string, std::string> files = filesBeside(character.path, *bytes);
    GltfBuffers beside;
    for (const auto &[name, content] : files)
        beside.emplace(name, content);
    ProgressLine progress("writing " + printable(out), line.isQuiet());
    auto motion = motionOnNodes(character.character, clip, rules, progress.callback());
    if (!motion)
        return false;
    for (const Message &note : motion->notes) {
        if (!line.isQuiet())
            reportWarning(out, note.text());
    }
    Message problem;
    const auto addition = GltfAddition::make(*bytes, beside, character.character, *std::move(motion),
                                             {writing.motionName, writing.isAlone}, problem);
    if (!addition) {
        reportError(character.path, problem.text());
        return false;
    }
    return savePiecesTo(out, [&addition](const PieceSink &sink) { return addition->write(sink); });
}

} // namespace limber::cli
