#include "files/characterfiles.h"

#include "character/characterskin.h"
#include "files/skeletonfiles.h"
#include "output/messages.h"
#include "output/progressline.h"
#include "storage/paths/filename.h"

#include <utility>

namespace limber::cli {

bool isCharacter(const std::string &word)
{
    return word != "-" && isCharacterFile(nameOfBytes(word));
}

std::optional<CharacterFile> readCharacter(const std::string &file, const CommandLine &line, SceneContent content)
{
    ProgressLine progress("reading " + printable(file), line.isQuiet());
    CharacterLoad loaded = loadCharacter(nameOfBytes(file), progress.callback(), content);
    if (!loaded.file)
        reportError(file, loaded.problem.text());
    else if (const Message note = heightNote(loaded.file->character); !note.isEmpty() && !line.isQuiet())
        reportNote(file, note.text());
    return std::move(loaded.file);
}

std::optional<Clip> loadNamedSkeleton(const std::string &word, const CommandLine &line, std::vector<std::string> &names)
{
    if (!isCharacter(word))
        return loadSkeleton(word, line);
    auto loaded = readCharacter(word, line);
    if (!loaded)
        return std::nullopt;
    names = namesByBones(loaded->character);
    return restAsBuilt(loaded->character);
}

} // namespace limber::cli
