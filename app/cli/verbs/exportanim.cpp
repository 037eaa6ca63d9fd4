#include "verbs/exportanim.h"

#include "files/animfiles.h"
#include "files/clipfiles.h"
#include "files/mappingfiles.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "output/outcome.h"
#include "output/progressline.h"
#include "report/animtext.h"
#include "secondlife/animexport.h"
#include "secondlife/animwriter.h"
#include "words/numberword.h"

#include <algorithm>
#include <initializer_list>

namespace limber::cli {

namespace {

Outcome<double> seconds(const CommandLine &line, const char *option)
{
    const std::string word = line.value(option).value_or("");
    const auto number = numberFromWord(word);
    if (!number || *number < 0.0 || *number > animlimits::mostSeconds)
        return Outcome<double>::failure(std::string("expected seconds from 0 to 60 for --") + option + ", found " +
                                        inQuotes(word));
    return Outcome<double>::success(*number);
}

std::optional<int> handPoseFrom(const std::string &word)
{
    const auto names = handPoseNames();
    const auto named = std::ranges::find(names, word);
    if (named != names.end())
        return static_cast<int>(named - names.begin());
    const auto number = countFromWord(word);
    return number && *number < static_cast<int>(names.size()) ? number : std::nullopt;
}

// Returns what is wrong with the words for times, or an empty text; puts their values into the settings.
std::string problemWithTimes(const CommandLine &line, AnimSettings &settings)
{
    struct Time
    {
        const char *option;
        double *into;
    };
    for (const Time &time : {Time{"loop-in", &settings.loopInSeconds}, Time{"ease-in", &settings.easeInSeconds},
                             Time{"ease-out", &settings.easeOutSeconds}}) {
        if (!line.isSet(time.option))
            continue;
        const auto value = seconds(line, time.option);
        if (!value)
            return value.problem;
        *time.into = *value.value;
    }
    if (line.isSet("loop-out")) {
        const auto value = seconds(line, "loop-out");
        if (!value)
            return value.problem;
        settings.loopOutSeconds = value.value;
    }
    settings.loops = settings.loops || line.isSet("loop") || line.isSet("loop-in") || line.isSet("loop-out");
    return {};
}

// Joints that had the base priority get the new one.
void setBasePriority(AnimSettings &settings, int priority)
{
    for (AnimJointSetting &joint : settings.joints) {
        if (joint.priority == settings.priority)
            joint.priority = priority;
    }
    settings.priority = priority;
}

// Does the same for all words.
std::string problemWithWords(const CommandLine &line, AnimSettings &settings)
{
    if (const auto word = line.value("priority")) {
        const auto priority = countFromWord(*word);
        if (!priority || *priority > animlimits::highestPriority)
            return "expected 0 to 6 for --priority, found " + inQuotes(*word);
        setBasePriority(settings, *priority);
    }
    if (const auto word = line.value("hand-pose")) {
        const auto pose = handPoseFrom(*word);
        if (!pose)
            return "expected 0 to 13 or the name of a hand pose for --hand-pose, found " + inQuotes(*word);
        settings.handPose = *pose;
    }
    settings.emote = line.value("emote").value_or(settings.emote);
    return problemWithTimes(line, settings);
}

// Returns the settings of the given animation, or of the project beside the file; nothing if the animation cannot be
// read.
std::optional<AnimSettings> settingsFor(const std::string &file, const Clip &clip, const CommandLine &line)
{
    const auto source = line.value("settings");
    if (!source)
        return settingsBeside(file, clip).value_or(AnimSettings());
    const auto animation = loadAnim(*source, line);
    return animation ? std::optional(settingsOf(*animation)) : std::nullopt;
}

void reportExport(const std::string &file, const Clip &clip, const AnimExport &made, AnimKeys keys)
{
    std::size_t still = 0;
    for (const DroppedJoint &joint : made.dropped) {
        if (joint.reason == DropReason::Still)
            ++still;
        else
            (joint.moves ? reportWarning : reportNote)(file, whyDropped(clip.skeleton, joint).text());
    }
    for (const int joint : made.cutJoints)
        reportWarning(file, "positions of " + inQuotes(clip.skeleton.joint(joint).name) +
                                " are cut at 5 m, the most that the format holds");
    if (made.droppedConstraints > 0)
        reportWarning(file, countedText(made.droppedConstraints, "constraint") +
                                " left out: the chain has more joints than the animation");
    const std::string rest = still == 0 ? "" : ", left out: " + countedText(still, "still joint");
    reportNote(file, animSummary(*made.file) + rest);
    if (animSize(*made.file) > animlimits::mostBytes)
        reportWarning(file, std::string("over 250000 bytes, the most that can be uploaded") +
                                (keys == AnimKeys::Exact ? ": --keys viewer makes fewer keys" : ""));
}

} // namespace

void addAnimOptions(CommandLine &line)
{
    line.addOption("priority", "N", "The base priority, 0 to 6; 2 if it is not given.");
    line.addFlag("loop", "Plays again and again.");
    line.addOption("loop-in", "S", "The second at which the loop begins.");
    line.addOption("loop-out", "S", "The second at which the loop ends; the end if not given.");
    line.addOption("ease-in", "S", "Seconds in which the avatar blends into the animation; 0.3 if not given.");
    line.addOption("ease-out", "S", "Seconds in which the avatar blends out of it; 0.3 if not given.");
    line.addOption("hand-pose", "N|NAME", "0 to 13 or spread, relaxed (1, if it is not given), point, fist, typing …");
    line.addOption("emote", "NAME", "The expression of the face.");
    line.addOption("settings", "FILE.anim",
                   "Takes all of these, priorities of joints and constraints from an animation, and writes the joints "
                   "that it has even where they stand still. Else they come from the project beside FILE, if it has "
                   "them.");
    line.addOption("keys", "exact|viewer",
                   "As few keys as keep every frame (exact, the default), or those that the viewer would keep.");
}

int exportAnimation(const CommandLine &line)
{
    const std::string &file = line.arguments()[0];
    AnimExportOptions options;
    const std::string keys = line.value("keys").value_or("exact");
    options.keys = keys == "viewer" ? AnimKeys::AsViewer : AnimKeys::Exact;
    if (keys != "viewer" && keys != "exact")
        return line.wrongUsage("expected exact or viewer for --keys, found " + inQuotes(keys));
    AnimSettings unused; // checks the words before a file is read; later they override the settings that were read
    if (const std::string problem = problemWithWords(line, unused); !problem.empty())
        return line.wrongUsage(problem);
    const auto clip = loadClip(file, line);
    if (!clip)
        return exitstatus::Failed;
    const auto settings = settingsFor(file, *clip, line);
    if (!settings)
        return exitstatus::Failed;
    options.settings = *settings;
    (void)problemWithWords(line, options.settings);
    const PositionRules rules = decidePositionRules(clip->skeleton, clip->motion, line.positionRule());
    ProgressLine progress("exporting " + printable(file), line.isQuiet());
    options.progress = progress.callback();
    const AnimExport made = exportAnim(*clip, rules, options);
    if (!made.file) {
        reportError(file, made.problem.text());
        return exitstatus::Failed;
    }
    if (!line.isQuiet())
        reportExport(file, *clip, made, options.keys);
    return saveTextFile(animBytes(*made.file), line.arguments()[1]) ? exitstatus::Done : exitstatus::Failed;
}

} // namespace limber::cli
