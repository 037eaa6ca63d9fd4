#include "files/animfiles.h"
#include "files/clipfiles.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "report/animtext.h"
#include "secondlife/animimport.h"
#include "verbs/importcsv.h"
#include "verbs/importnpy.h"
#include "verbs/importscene.h"
#include "verbs/verbs.h"
#include "words/numberword.h"

namespace limber::cli {

namespace {

CommandLine::Shape importShape()
{
    return {"import", "Reads a motion in another format, by the extension of FILE, and writes it as BVH.",
            "FILE.anim|.csv|.npy|.glb|.gltf|.fbx|.dae OUT.bvh", 2, 2};
}

constexpr const char *importExplanation =
    ".anim   an animation of Second Life, on the avatar's own skeleton, in inches. The first frame is the reference "
    "pose,\n"
    "        which Second Life does not play. Priorities, the loop, ease times, the hand pose, the expression and\n"
    "        constraints cannot be in a BVH file: they are kept in the project OUT.limber beside it, from where\n"
    "        export takes them again.\n"
    ".glb, .gltf, .fbx, .dae\n"
    "        a skeleton with an animation from another 3D program, in its rest pose if it has none. The reader of "
    "these\n"
    "        formats is a separate program that can do nothing but read this file. All rotations are zero in the "
    "rest\n"
    "        pose. Meshes, materials and morphs are left out, and so are changing sizes.\n"
    ".csv    a table, one frame per row, whose first row names channels such as Hips.Zrotation; --skeleton says of\n"
    "        which skeleton. Channels without a column keep what they have in its first frame.\n"
    "rows    of numbers and nothing else, as a BVH file has them below its hierarchy; --skeleton says of which "
    "skeleton,\n"
    "        which must have as many channels.\n"
    ".npy    an array of NumPy, frames by channels, for the skeleton of --skeleton. Numbers that are the same keep\n"
    "        their text in that file.";

void reportImport(const std::string &file, const AnimFile &animation, const AnimImport &imported)
{
    for (const Message &note : imported.notes)
        reportWarning(file, note.text());
    reportNote(file, animSummary(animation) + ", read at " +
                         roundedText(1.0 / imported.clip.motion.frameTimeSeconds()) + " fps");
}

int importAnimation(const CommandLine &line)
{
    const std::string &file = line.arguments()[0];
    std::optional<double> rate;
    if (const auto word = line.value("rate"))
        rate = numberFromWord(*word);
    const auto animation = loadAnim(file, line);
    if (!animation)
        return exitstatus::Failed;
    const AnimImport imported = importAnim(*animation, rate);
    if (!line.isQuiet())
        reportImport(file, *animation, imported);
    const std::string &out = line.arguments()[1];
    const bool isSaved =
        saveClip(imported.clip, out, {}, line) && saveSettingsBeside(out, imported.clip, imported.settings, line);
    return isSaved ? exitstatus::Done : exitstatus::Failed;
}

} // namespace

int runImport(const Words &words)
{
    CommandLine line(importShape());
    line.addExplanation(importExplanation);
    line.addOption(
        "rate", "N",
        "Frames per second, over 0 to 2000. If not given: for an animation the fewest that hit every key, for a 3D "
        "file those of its keys if they are evenly spaced, else 30, for a table those of its column of times or of "
        "the skeleton.");
    addSceneImportOptions(line);
    addCsvImportOptions(line);
    if (const auto status = line.parse(words))
        return *status;
    if (const auto word = line.value("rate")) {
        const auto rate = numberFromWord(*word);
        if (!rate || !(*rate > 0.0) || *rate > mostAnimRate)
            return line.wrongUsage("expected frames per second over 0 to 2000 for --rate, found " + inQuotes(*word));
    }
    const std::string &file = line.arguments()[0];
    const bool isScene = isSceneFile(file);
    if (isScene && line.isSet("skeleton"))
        return line.wrongUsage("--skeleton is for tables");
    if (const std::string option = sceneOptionIn(line); !isScene && !option.empty())
        return line.wrongUsage("--" + option + " is for .glb, .gltf, .fbx and .dae");
    if (isScene)
        return importSceneFile(line);
    if (file.ends_with(".npy"))
        return importNpy(line);
    if (file.ends_with(".csv") || line.isSet("skeleton"))
        return importCsv(line);
    return importAnimation(line);
}

} // namespace limber::cli
