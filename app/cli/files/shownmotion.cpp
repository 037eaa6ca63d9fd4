#include "files/shownmotion.h"

#include "body/upaxisdecision.h"
#include "character/character.h"
#include "files/characterfiles.h"
#include "files/guessedpairs.h"
#include "files/mappingfiles.h"
#include "finishing/finishedretarget.h"
#include "output/messages.h"
#include "output/progressline.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace limber::cli {

namespace {

// Returns false and reports it if a mapping file cannot be used.
bool takeMapping(RetargetInput &input, const CommandLine &line)
{
    const auto file = line.value("map");
    if (!file)
        return true;
    const auto mapping = loadMapping(*file, line);
    if (!mapping)
        return false;
    Reading<JointMapping> fitted = fitMapping(*mapping, input.source.skeleton, input.target.skeleton);
    report(*file, fitted.findings, line.isQuiet());
    if (fitted.value && !mapping->mapping.empty())
        input.mapping = *std::move(fitted.value);
    return fitted.value.has_value();
}

void findMapping(RetargetInput &input, const std::string &character, const CommandLine &line,
                 const Vocabulary &vocabulary)
{
    const JointMapping found = mapJoints(input, vocabulary);
    if (!found.questions.empty() && !line.isSet("guess") && !line.isQuiet())
        reportWarning(character, "which side is left is not clear for some joints, which follow nothing: make a "
                                 "mapping with limber-cli map, and give it with --map");
    input.mapping = withGuesses(input, found, vocabulary, character, line);
}

void reportNotes(const RetargetNotes &notes, const std::string &file, const std::string &character)
{
    for (const RetargetNote &note : notes) {
        if (!note.isOfBvh) // pictures are made
            reportWarning(note.file == RetargetFile::Source ? file : character, note.text.text());
    }
}

} // namespace

std::optional<int> ShownMotion::jointFor(int joint) const
{
    if (!character)
        return joint;
    const auto found = std::ranges::find(sources, joint);
    return found == sources.end() ? std::nullopt : std::optional(static_cast<int>(found - sources.begin()));
}

std::optional<ShownMotion> putOnCharacter(Clip clip, const std::string &file, const std::string &character,
                                          UpAxisChoice up, const CommandLine &line)
{
    auto read = readCharacter(character, line, SceneContent::MotionAndMesh);
    if (!read)
        return std::nullopt;
    const Scene &scene = read->character.scene;
    if (!scene.mesh) {
        reportError(character, scene.meshProblem);
        return std::nullopt;
    }
    for (const std::string &sentence : scene.mesh->leftOut) {
        if (!line.isQuiet())
            reportWarning(character, sentence);
    }
    if (clip.motion.isEmpty()) { // it has nothing but a rest pose
        Clip rest = read->character.rest;
        return ShownMotion{std::move(rest), {}, Axis::Y, std::move(read), {}};
    }
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion, line.positionRule());
    const UpAxis decided = decideUpAxis(clip, rules, up);
    const Axis axis = decided.axis;
    if (isOnSkeletonOf(read->character, clip.skeleton)) {
        std::vector<int> same(static_cast<std::size_t>(clip.skeleton.jointCount()));
        std::iota(same.begin(), same.end(), 0);
        return ShownMotion{std::move(clip), rules, axis, std::move(read), std::move(same)};
    }
    if (decided.isNegative && !line.isQuiet())
        reportNote(file, "the figure hangs head down: the character is drawn upright");
    const UsersVocabulary names = usersVocabulary(line);
    RetargetInput input = retargetSource(std::move(clip), rules, axis, names.vocabulary);
    setRetargetTarget(input, retargetTarget(read->character));
    input.settings = settingsForCharacter(read->character, input.source.skeleton);
    if (!takeMapping(input, line))
        return std::nullopt;
    if (input.mapping.matches.empty())
        findMapping(input, character, line, names.vocabulary);
    if (input.sourceFigures.size() > 1 && !line.isQuiet())
        reportWarning(file, "it has " + std::to_string(input.sourceFigures.size()) +
                                " figures: the character follows one of them");
    std::vector<int> sources;
    sources.reserve(static_cast<std::size_t>(input.target.skeleton.jointCount()));
    for (int joint = 0; joint < input.target.skeleton.jointCount(); ++joint)
        sources.push_back(input.mapping.sourceOf(joint));
    if (std::ranges::all_of(sources, [](int source) { return source == NoJoint; })) {
        reportError(character, "none of its joints follows the motion: make a mapping with limber-cli map, and give "
                               "it with --map");
        return std::nullopt;
    }
    ProgressLine progress("retargeting " + printable(file), line.isQuiet());
    auto result = finishedRetarget(input, names.vocabulary, {progress.callback(), {}, false});
    if (!result)
        return std::nullopt;
    if (!line.isQuiet())
        reportNotes(result->notes, file, character);
    return ShownMotion{std::move(result->clip), std::move(result->rules), Axis::Y, std::move(read), std::move(sources)};
}

void addCharacterMapping(CommandLine &line)
{
    line.addOption("map", "FILE", "For --character: the joint mapping, as limber-cli map writes it.");
    addGuessFlag(line);
}

std::string characterOptionsProblem(const CommandLine &line)
{
    const bool hasCharacter = line.value("character").has_value();
    if (hasCharacter && line.isSet("mannequin"))
        return "expected --character or --mannequin, found both";
    if (line.value("map") && !hasCharacter)
        return "--map is for --character";
    return line.isSet("guess") && !hasCharacter ? "--guess is for --character" : "";
}

} // namespace limber::cli
