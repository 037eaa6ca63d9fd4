#include "files/animfiles.h"
#include "files/clipfiles.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "report/animtext.h"
#include "secondlife/animimport.h"
#include "verbs/verbs.h"
#include "words/numberword.h"

namespace limber::cli {

namespace {

CommandLine::Shape shape()
{
    return {"import",
            "Reads an animation of Second Life (.anim) and writes it as BVH, on the avatar's own skeleton, in inches.\n"
            "The first frame is the reference pose, which Second Life does not play.",
            "FILE.anim OUT.bvh", 2, 2};
}

constexpr const char *explanation =
    "Priorities, the loop, ease times, the hand pose, the expression and constraints have no place in a BVH file:\n"
    "they are kept in the project OUT.limber beside it, from where export takes them again.";

void reportImport(const std::string &file, const AnimFile &animation, const AnimImport &imported)
{
    for (const Message &note : imported.notes)
        reportWarning(file, note.text());
    reportNote(file, animSummary(animation) + ", read at " +
                         roundedText(1.0 / imported.clip.motion.frameTimeSeconds()) + " fps");
}

} // namespace

int runImport(const Words &words)
{
    CommandLine line(shape());
    line.addExplanation(explanation);
    line.addOption("rate", "N", "Frames per second, over 0 to 2000; else the fewest that hit every key.");
    if (const auto status = line.parse(words))
        return *status;
    std::optional<double> rate;
    if (const auto word = line.value("rate")) {
        rate = numberFromWord(*word);
        if (!rate || !(*rate > 0.0) || *rate > mostAnimRate)
            return line.wrongUsage("expected frames per second over 0 to 2000 for --rate, found " + quoted(*word));
    }
    const std::string &file = line.arguments()[0];
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

} // namespace limber::cli
