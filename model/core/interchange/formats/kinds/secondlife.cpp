#include "base/messageform.h"
#include "base/numbertext.h"
#include "formats/format.h"
#include "secondlife/animexport.h"
#include "secondlife/animimport.h"
#include "secondlife/animreader.h"
#include "secondlife/animwriter.h"

#include <algorithm>
#include <array>

namespace limber {

namespace {

using Kind = Parameter::Kind;

std::string animSummary(const AnimFile &file)
{
    std::size_t keys = 0;
    for (const AnimJoint &joint : file.joints)
        keys += joint.rotations.size() + joint.positions.size();
    return roundedNumber(file.durationSeconds) + " s, " + countOf(file.joints.size(), "joint") + ", " +
           countOf(keys, "key") + ", " + countOf(animSize(file), "byte");
}

int handPoseOf(const std::string &word)
{
    const auto names = handPoseNames();
    const auto named = std::ranges::find(names, word);
    return named != names.end() ? static_cast<int>(named - names.begin()) : wholeNumberOfText(word).value_or(0);
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

void setTimes(AnimSettings &settings, const ParameterValues &values)
{
    if (values.has("loop-in"))
        settings.loopInSeconds = values.number("loop-in");
    if (values.has("loop-out"))
        settings.loopOutSeconds = values.number("loop-out");
    if (values.has("ease-in"))
        settings.easeInSeconds = values.number("ease-in");
    if (values.has("ease-out"))
        settings.easeOutSeconds = values.number("ease-out");
    settings.loops = settings.loops || values.flag("loop") || values.has("loop-in") || values.has("loop-out");
}

// Puts what was given over the settings.
void putOver(AnimSettings &settings, const ParameterValues &values)
{
    if (values.has("priority"))
        setBasePriority(settings, values.wholeNumber("priority"));
    if (values.has("hand-pose"))
        settings.handPose = handPoseOf(values.text("hand-pose"));
    if (values.has("emote"))
        settings.emote = values.text("emote");
    setTimes(settings, values);
}

// Returns the settings of the given animation, or of the document; nothing if the animation cannot be read.
std::optional<AnimSettings> settingsFor(const ExportInput &input, std::vector<FormatNote> &notes)
{
    if (!input.values.has("settings")) {
        const auto own = input.secondLife ? input.secondLife() : std::nullopt;
        return own.value_or(AnimSettings());
    }
    const std::string &file = input.values.text("settings");
    const auto bytes = input.readFile ? input.readFile(file) : std::nullopt;
    if (!bytes)
        return std::nullopt;
    const AnimReading reading = readAnim(*bytes);
    if (reading.damage)
        notes.push_back({FormatNote::Kind::Error, reading.damage->message.text(), file});
    for (const Message &note : reading.notes)
        notes.push_back({FormatNote::Kind::Warning, note.text(), file});
    return reading.file ? std::optional(settingsOf(*reading.file)) : std::nullopt;
}

void addNotes(std::vector<FormatNote> &notes, const Clip &clip, const AnimExport &made, AnimKeys keys)
{
    using enum FormatNote::Kind;
    std::size_t still = 0;
    for (const DroppedJoint &joint : made.dropped) {
        if (joint.reason == DropReason::Still)
            ++still;
        else
            notes.push_back({joint.moves ? Warning : Note, whyDropped(clip.skeleton, joint).text()});
    }
    for (const int joint : made.cutJoints)
        notes.push_back({Warning, "positions of " + quoted(clip.skeleton.joint(joint).name) +
                                      " are cut at 5 m, the most that the format holds"});
    if (made.droppedConstraints > 0)
        notes.push_back({Warning, countOf(made.droppedConstraints, "constraint") +
                                      " left out: the chain has more joints than the animation"});
    const std::string rest = still == 0 ? "" : ", left out: " + countOf(still, "still joint");
    notes.push_back({Note, animSummary(*made.file) + rest});
    if (animSize(*made.file) > animlimits::mostBytes)
        notes.push_back({Warning, std::string("over 250000 bytes, the most that can be uploaded") +
                                      (keys == AnimKeys::Exact ? ": --keys viewer makes fewer keys" : "")});
}

ExportOutput makeAnim(const ExportInput &input)
{
    ExportOutput output;
    const auto settings = settingsFor(input, output.notes);
    if (!settings)
        return output;
    AnimExportOptions options;
    options.keys = input.values.is("keys", "viewer") ? AnimKeys::AsViewer : AnimKeys::Exact;
    options.settings = *settings;
    putOver(options.settings, input.values);
    options.progress = input.progress;
    const AnimExport made = exportAnim(input.clip, input.rules, options);
    output.problem = made.problem;
    if (!made.file)
        return output;
    addNotes(output.notes, input.clip, made, options.keys);
    output.write = [bytes = animBytes(*made.file)](const ByteSink &sink) { return sink(bytes); };
    return output;
}

ImportOutput readAnimation(const ImportInput &input)
{
    ImportOutput output;
    const AnimReading reading = readAnim(input.bytes);
    if (reading.damage)
        output.problem = reading.damage->message;
    for (const Message &note : reading.notes)
        output.notes.push_back(FormatNote::warning(note));
    if (!reading.file)
        return output;
    AnimImport imported = importAnim(*reading.file, input.framesPerSecond);
    for (const Message &note : imported.notes)
        output.notes.push_back(FormatNote::warning(note));
    output.notes.push_back({FormatNote::Kind::Note, animSummary(*reading.file) + ", read at " +
                                                        roundedNumber(1.0 / imported.clip.motion.frameTimeSeconds()) +
                                                        " fps"});
    output.clip = std::move(imported.clip);
    output.secondLife = std::move(imported.settings);
    return output;
}

FormatParameter numberParameter(std::string_view name, const char *help, const char *valueName)
{
    return {.parameter = {.name = name,
                          .title = "",
                          .help = "",
                          .unit = Unit::Seconds,
                          .least = 0.0,
                          .most = animlimits::mostSeconds},
            .optionHelp = help,
            .valueName = valueName,
            .isInWindow = false};
}

FormatParameter textParameter(std::string_view name, Kind kind, const char *help, const char *valueName)
{
    return {.parameter = {.name = name, .title = "", .help = "", .kind = kind},
            .optionHelp = help,
            .valueName = valueName,
            .isInWindow = false};
}

FormatParameter priorityParameter()
{
    return {.parameter = {.name = "priority",
                          .title = "",
                          .help = "",
                          .kind = Kind::WholeNumber,
                          .least = 0.0,
                          .most = animlimits::highestPriority},
            .optionHelp = "The base priority, 0 to 6; 2 if it is not given.",
            .isInWindow = false};
}

FormatParameter loopParameter()
{
    return {.parameter = {.name = "loop", .title = "", .help = "", .kind = Kind::Flag, .standard = "no"},
            .optionHelp = "Plays again and again.",
            .isInWindow = false};
}

FormatParameter handPoseParameter()
{
    const auto names = handPoseNames();
    return {.parameter = {.name = "hand-pose",
                          .title = "",
                          .help = "",
                          .kind = Kind::WholeNumber,
                          .least = 0.0,
                          .most = static_cast<double>(names.size() - 1)},
            .optionHelp = "0 to 13 or spread, relaxed (1, if it is not given), point, fist, typing …",
            .valueName = "N|NAME",
            .expected = "0 to 13 or the name of a hand pose",
            .otherWords = {names.begin(), names.end()},
            .isInWindow = false};
}

FormatParameter keysParameter()
{
    return {.parameter = {.name = "keys",
                          .title = "",
                          .help = "",
                          .kind = Kind::Word,
                          .standard = "exact",
                          .words = {{"exact", ""}, {"viewer", ""}}},
            .optionHelp = "As few keys as keep every frame (exact, the default), or those that the viewer would keep.",
            .isInWindow = false};
}

// The window keeps these settings with the document: it asks for none of them.
std::vector<FormatParameter> animParameters()
{
    return {priorityParameter(),
            loopParameter(),
            numberParameter("loop-in", "The second at which the loop begins.", "S"),
            numberParameter("loop-out", "The second at which the loop ends; the end if not given.", "S"),
            numberParameter("ease-in", "Seconds in which the avatar blends into the animation; 0.3 if not given.", "S"),
            numberParameter("ease-out", "Seconds in which the avatar blends out of it; 0.3 if not given.", "S"),
            handPoseParameter(),
            textParameter("emote", Kind::Text, "The expression of the face.", "NAME"),
            textParameter("settings", Kind::File,
                          "Takes all of these, priorities of joints and constraints from an animation, and writes the "
                          "joints that it has even where they stand still. Else they come from the project beside "
                          "FILE, if it has them.",
                          "FILE.anim"),
            keysParameter()};
}

} // namespace

Format secondlifeFormat()
{
    return {
        .name = "secondlife",
        .title = QT_TRANSLATE_NOOP("limber::Format", "Second Life"),
        .place = 10,
        .exporting = {.extensions = {{".anim", QT_TRANSLATE_NOOP("limber::Format", "Animation of Second Life")}},
                      .help = "an animation of Second Life; as on an upload the first frame is the reference and is "
                              "not played: joints\n"
                              "that never leave it are left out, the root moves relative to it, and lengths are "
                              "inches",
                      .parameters = animParameters(),
                      .isForStandardOutput = true,
                      .isInDialog = false,
                      .make = makeAnim},
        .importing = {.extensions = {".anim"},
                      .help =
                          "an animation of Second Life, on the avatar's own skeleton, in inches. The first frame is "
                          "the reference "
                          "pose,\n"
                          "which Second Life does not play. Priorities, the loop, ease times, the hand pose, the "
                          "expression and\n"
                          "constraints cannot be in a BVH file: they are kept in the project OUT.limber beside it, "
                          "from where\n"
                          "export takes them again.",
                      .rateHelp = "for an animation the fewest that hit every key",
                      .isForOtherFiles = true,
                      .read = readAnimation}};
}

} // namespace limber
