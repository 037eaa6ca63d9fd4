#include "verbs/importscene.h"

#include "files/clipfiles.h"
#include "gltf/lengthunit.h"
#include "messages/scenemessages.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "output/progressline.h"
#include "pose/upaxis.h"
#include "report/animtext.h"
#include "retarget/mappingsettings.h"
#include "scene/clip/sceneclip.h"
#include "scene/clip/scenegrid.h"
#include "scene/clip/scenenames.h"
#include "storage/importing/scenefile.h"
#include "storage/paths/filename.h"
#include "words/numberword.h"

#include <algorithm>

namespace limber::cli {

namespace {

constexpr const char *sceneOptions[] = {"animation", "unit", "up"};

std::optional<Axis> axisOf(UpAxisChoice choice)
{
    switch (choice) {
    case UpAxisChoice::Auto:
        break;
    case UpAxisChoice::X:
        return Axis::X;
    case UpAxisChoice::Y:
        return Axis::Y;
    case UpAxisChoice::Z:
        return Axis::Z;
    }
    return std::nullopt;
}

// Returns what is wrong with the words, or an empty text; puts their values into the options.
std::string problemWithWords(const CommandLine &line, SceneClipOptions &options)
{
    if (const auto word = line.value("unit")) {
        const auto unit = lengthUnitNamed(*word);
        if (!unit)
            return "expected mm, cm, dm, in, ft or m for --unit, found " + cli::inQuotes(*word);
        options.metresPerUnit = unit->metres;
    }
    if (const auto word = line.value("up")) {
        const auto up = upAxisFromWord(*word);
        if (!up)
            return "expected auto, x, y or z for --up, found " + cli::inQuotes(*word);
        options.upAxis = axisOf(*up);
    }
    if (const auto word = line.value("rate"))
        options.framesPerSecond = numberFromWord(*word);
    return {};
}

std::string listOf(const std::vector<std::string> &names)
{
    constexpr std::size_t most = 20;
    std::string list;
    for (std::size_t i = 0; i < std::min(names.size(), most); ++i)
        list += (i > 0 ? ", " : "") + std::to_string(i + 1) + " " + cli::inQuotes(names[i]);
    return names.size() > most ? list + " and " + std::to_string(names.size() - most) + " more" : list;
}

// Returns the animation of that name or number, from 1; -1 if there is none. The name has priority, because it may be
// "2".
int chosenAnimation(const std::vector<std::string> &names, const std::string &word)
{
    const auto named = std::ranges::find(names, word);
    if (named != names.end())
        return static_cast<int>(named - names.begin());
    const auto number = numberFromWord(word);
    if (!number || !(*number >= 1.0) || *number > static_cast<double>(names.size()))
        return -1;
    const int index = static_cast<int>(*number);
    return static_cast<double>(index) == *number ? index - 1 : -1;
}

// Sets the animation of the options; returns false if there is none of that name.
bool choose(const CommandLine &line, const Scene &scene, SceneClipOptions &options)
{
    const std::string &file = line.arguments()[0];
    const std::vector<std::string> names = animationNames(scene);
    options.animation = names.empty() ? -1 : 0;
    const auto word = line.value("animation");
    if (!word) {
        if (names.size() > 1 && !line.isQuiet())
            reportNote(file, "the first of " + countedText(names.size(), "animation") + ": " + listOf(names));
        return true;
    }
    options.animation = chosenAnimation(names, *word);
    if (options.animation >= 0)
        return true;
    reportError(file, names.empty()
                          ? "it has no animations, found --animation " + cli::inQuotes(*word)
                          : "expected one of its animations, " + listOf(names) + ", found " + cli::inQuotes(*word));
    return false;
}

SceneLoad readScene(const std::string &file, const CommandLine &line)
{
    ProgressLine progress("reading " + printable(file), line.isQuiet());
    return loadScene(nameOfBytes(file), progress.callback());
}

void reportImport(const std::string &file, const SceneClip &made)
{
    for (const Message &note : made.notes)
        reportWarning(file, note.text());
    const Motion &motion = made.clip->motion;
    const auto joints = static_cast<std::size_t>(made.clip->skeleton.jointCount());
    const auto frames = static_cast<std::size_t>(motion.frameCount());
    reportNote(file, countedText(joints, "joint") + ", " + countedText(frames, "frame") + ", read at " +
                         roundedText(1.0 / motion.frameTimeSeconds()) + " fps");
}

} // namespace

bool isSceneFile(const std::string &file)
{
    return sceneFormatOf(nameOfBytes(file)).has_value();
}

void addSceneImportOptions(CommandLine &line)
{
    line.addOption("animation", "N|NAME",
                   "For 3D files: which animation, by its number from 1 or its name; the first is the default.");
    line.addOption("unit", "mm|cm|dm|in|ft|m",
                   "For 3D files: what lengths are to be in; else cm, or what they were in before Limber exported the "
                   "file.");
    line.addOption("up", "auto|x|y|z",
                   "For 3D files: the axis that is to point up; auto, the default, is y, or what it was before Limber "
                   "exported the file.");
}

std::string sceneOptionIn(const CommandLine &line)
{
    for (const char *option : sceneOptions) {
        if (line.isSet(option))
            return option;
    }
    return {};
}

int importSceneFile(const CommandLine &line)
{
    const std::string &file = line.arguments()[0];
    SceneClipOptions options;
    if (const std::string problem = problemWithWords(line, options); !problem.empty())
        return line.wrongUsage(problem);
    const SceneLoad loaded = readScene(file, line);
    if (!loaded.scene) {
        reportError(file, loaded.problem.text());
        return exitstatus::Failed;
    }
    if (!choose(line, *loaded.scene, options))
        return exitstatus::Failed;
    const SceneClip made = clipOfScene(*loaded.scene, options);
    if (!made.clip) {
        reportError(file, made.problem.text());
        return exitstatus::Failed;
    }
    if (!line.isQuiet())
        reportImport(file, made);
    return saveClip(*made.clip, line.arguments()[1], {}, line) ? exitstatus::Done : exitstatus::Failed;
}

} // namespace limber::cli
