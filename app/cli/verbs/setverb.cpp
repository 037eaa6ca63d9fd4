#include "edits/edit.h"
#include "edits/offsetkeeping.h"
#include "files/clipfiles.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "report/roundings.h"
#include "verbs/verb.h"

#include <limits>

namespace limber::cli {

namespace {

CommandLine::Shape setShape()
{
    return {"set",
            "Edits values, offsets, names and the frame time; every byte that belongs to no edit stays as it was.\n"
            "IN and OUT may be the same file.",
            "IN OUT [JOINT.CHANNEL@FRAMES=VALUE...]", 2, std::numeric_limits<std::size_t>::max()};
}

constexpr const char *setExplanation =
    "FRAMES is a list such as 0,10,20-30,last or all, counted from 0. JOINT is a joint's name, name#2 the second\n"
    "joint of that name. End sites, which have an offset only, are PARENT/End, PARENT/End#2 and so on.\n"
    "Example: limber-cli set in.bvh out.bvh Hips.Zrotation@0-9=1.5 --offset Head/End=0,12,0";

using EditParser = std::function<Outcome<Edit>(std::string_view)>;

struct EditWord
{
    std::string word;
    EditParser parse;
};

// Returns the edits in the order in which they are made: by kind, and within a kind as they were given.
std::vector<EditWord> editWords(const CommandLine &line)
{
    std::vector<EditWord> words;
    for (std::size_t i = 2; i < line.arguments().size(); ++i)
        words.push_back({line.arguments()[i], parseValueEdit});
    for (const std::string &word : line.values("offset"))
        words.push_back({word, parseOffsetEdit});
    for (const std::string &word : line.values("rename"))
        words.push_back({word, parseRenameEdit});
    for (const std::string &word : line.values("frame-time"))
        words.push_back({word, parseFrameTimeEdit});
    // These come last, because they move the columns that all other edits were fitted to.
    for (const std::string &word : line.values("channels"))
        words.push_back(
            {word, [&line](std::string_view text) { return parseChannelsEdit(text, line.positionRule()); }});
    return words;
}

Outcome<std::vector<Edit>> parseEdits(const CommandLine &line)
{
    using Edits = std::vector<Edit>;
    Edits edits;
    for (const EditWord &each : editWords(line)) {
        auto edit = each.parse(each.word);
        if (!edit)
            return Outcome<Edits>::failure(edit.problem);
        edits.push_back(std::move(*edit.value));
    }
    return Outcome<Edits>::success(std::move(edits));
}

// All edits name joints as the file does, even if another edit renames them.
std::optional<std::vector<ReadyEdit>> fitEdits(const std::vector<Edit> &edits, const Clip &clip,
                                               const std::string &file)
{
    std::vector<ReadyEdit> ready;
    for (const Edit &edit : edits) {
        auto fitting = edit(clip);
        if (fitting)
            ready.push_back(std::move(*fitting.value));
        else
            reportError(file, fitting.problem);
    }
    if (ready.size() != edits.size())
        return std::nullopt;
    return ready;
}

// Makes all offset edits together, at their position in the order, because what is kept of the motion depends on all of
// them.
bool makeEdits(const std::vector<ReadyEdit> &edits, OffsetMotion motion, const CommandLine &line, Clip &clip)
{
    std::vector<NodeOffset> offsets;
    for (const ReadyEdit &edit : edits) {
        if (edit.offset)
            offsets.push_back(*edit.offset);
    }
    for (const ReadyEdit &edit : edits) {
        if (!edit.offset || motion == OffsetMotion::KeepChannels) {
            edit.make(clip);
        } else if (!offsets.empty()) {
            if (!changeOffsets(clip, offsets, motion, line))
                return false;
            offsets.clear();
        }
    }
    return true;
}

std::vector<int> editedFrames(const std::vector<ReadyEdit> &edits)
{
    std::vector<int> frames;
    for (const ReadyEdit &edit : edits) {
        if (edit.frame)
            frames.push_back(*edit.frame);
    }
    return frames;
}

// Warns about names that are legal but cause trouble: other programs stop at a space or take the first of two equal
// names.
void warnAboutNames(const Skeleton &before, const Skeleton &after, const std::string &file)
{
    for (int joint = 0; joint < after.jointCount(); ++joint) {
        const std::string &name = after.joint(joint).name;
        if (before.joint(joint).name == name)
            continue;
        const auto hasName = [&](const Joint &other) { return other.name == name; };
        if (name.find(' ') != std::string::npos)
            reportWarning(file, "the name " + inQuotes(name) + " has spaces: some programs will not read it");
        if (!isUtf8(name))
            reportWarning(file, "the name " + inQuotes(name) + " is not UTF-8: some programs will not read it");
        if (std::ranges::count_if(after.joints(), hasName) > 1)
            reportWarning(file, "several joints now have the name " + inQuotes(name));
    }
}

const char *wordFor(PositionRule rule)
{
    return rule == PositionRule::Add ? "add" : "replace";
}

// Values that stay as they are may get another meaning when others are edited.
void warnAboutPositionRule(const Clip &before, const Clip &after, const CommandLine &line)
{
    if (line.positionRule() != PositionRuleChoice::Auto)
        return;
    const PositionRules were = decidePositionRules(before.skeleton, before.motion);
    if (isReadBy(were, after.skeleton, after.motion))
        return;
    const PositionRules are = decidePositionRules(after.skeleton, after.motion);
    reportWarning(line.arguments()[1], std::string("the edited numbers change the position rule: it was ") +
                                           wordFor(were.roots) + " for roots and " + wordFor(were.joints) +
                                           " for joints, and would be detected as " + wordFor(are.roots) + " and " +
                                           wordFor(are.joints) + "; --position-rule keeps it");
}

int runSet(const Words &words)
{
    CommandLine line(setShape());
    line.addExplanation(setExplanation);
    line.addOption("offset", "JOINT=X,Y,Z", "Sets the OFFSET of a joint or an end site. May be given several times.");
    line.addOption("keep", "channels|feet|positions",
                   "What --offset keeps: channels keeps all values (the default); feet keeps planted feet planted and "
                   "scales travel "
                   "with leg length; positions keeps joints where they are as far as the bones allow.");
    line.addOption("rename", "OLD=NEW", "Renames a joint. May be given several times.");
    line.addOption(
        "channels", "JOINT=CHANNEL,…",
        "Gives a joint these channels in this order; its pose is kept as far as they can show it. May be given "
        "several times.");
    line.addOption("frame-time", "S", "Sets the frame time in seconds.");
    if (const auto status = line.parse(words))
        return *status;
    const auto edits = parseEdits(line);
    if (!edits)
        return line.wrongUsage(edits.problem);
    const auto motion = offsetMotionFrom(line);
    if (!motion)
        return line.wrongUsage(motion.problem);

    const std::string &in = line.arguments()[0];
    const std::string &out = line.arguments()[1];
    auto clip = loadClip(in, line);
    if (!clip)
        return exitstatus::Failed;
    const auto ready = fitEdits(*edits.value, *clip, in);
    if (!ready)
        return exitstatus::Failed;
    const Clip before = *clip;
    if (!makeEdits(*ready, *motion.value, line, *clip))
        return exitstatus::Failed;
    if (!line.isQuiet()) {
        warnAboutNames(before.skeleton, clip->skeleton, out);
        if (line.values("channels").empty() && *motion.value == OffsetMotion::KeepChannels)
            warnAboutPositionRule(before, *clip, line);
        for (const ReadyEdit &edit : *ready) {
            if (!edit.warning.empty())
                reportWarning(out, edit.warning);
        }
        for (const std::string &rounding : roundingsInText(*clip, editedFrames(*ready)))
            reportWarning(out, rounding);
    }
    return saveClip(*clip, out, {}, line) ? exitstatus::Done : exitstatus::Failed;
}

} // namespace

Verb setVerb()
{
    return {"set", "edits values, offsets, names and the frame time; all other bytes stay", runSet, writesBvh};
}

} // namespace limber::cli
