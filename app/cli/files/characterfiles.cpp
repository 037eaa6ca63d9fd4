#include "files/characterfiles.h"

#include "character/characterfbx.h"
#include "files/piecefile.h"
#include "files/skeletonfiles.h"
#include "output/messages.h"
#include "output/progressline.h"
#include "storage/paths/filename.h"
#include "vrma/vrmamotion.h"

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
    return std::move(loaded->character.rest);
}

bool saveCharacter(const CharacterFile &character, const Clip &clip, const PositionRules &rules, const std::string &out,
                   const GltfAdditionOptions &options, const CommandLine &line)
{
    ProgressLine progress("writing " + printable(out), line.isQuiet());
    Message problem;
    const auto writing = CharacterWriting::make(character, clip, rules, options, progress.callback(), problem);
    if (!writing) {
        reportError(bytesOfName(character.path).toStdString(), problem.text());
        return false;
    }
    for (const Message &note : writing->notes()) {
        if (!line.isQuiet())
            reportWarning(out, note.text());
    }
    return savePiecesTo(out, [&writing](const PieceSink &sink) { return writing->write(sink); });
}

bool saveCharacterFbx(const CharacterFile &character, const Clip &clip, const PositionRules &rules,
                      const std::string &out, const std::string &motionName, const CommandLine &line)
{
    ProgressLine progress("writing " + printable(out), line.isQuiet());
    auto motion = motionOnNodes(character.character, clip, rules, progress.callback());
    if (!motion)
        return false;
    for (const Message &note : motion->notes) {
        if (!line.isQuiet())
            reportWarning(out, note.text());
    }
    const auto bytes = writeFbx(fbxOfCharacter(character.character, *std::move(motion), motionName, "Limber"));
    return bytes && savePiecesTo(out, [&bytes](const PieceSink &sink) { return sink(*bytes); });
}

bool saveCharacterVrma(const CharacterFile &character, const Clip &clip, const PositionRules &rules,
                       const std::string &out, const std::string &motionName, const CommandLine &line)
{
    ProgressLine progress("writing " + printable(out), line.isQuiet());
    const VrmaResult laid = vrmaMotion(character.character, clip, rules, progress.callback());
    if (!laid.motion) {
        if (!laid.problem.isEmpty())
            reportError(bytesOfName(character.path).toStdString(), laid.problem.text());
        return false;
    }
    const auto file =
        GltfExport::make(laid.motion->clip, laid.motion->rules, vrmaOptions(*laid.motion, motionName, "Limber"));
    return file && savePiecesTo(out, [&file](const PieceSink &sink) { return file->write(sink); });
}

} // namespace limber::cli
