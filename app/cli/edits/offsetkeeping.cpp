#include "edits/offsetkeeping.h"

#include "body/bodystructure.h"
#include "body/upaxisdecision.h"
#include "bvh/text/numberformat.h"
#include "files/mappingfiles.h"
#include "output/messages.h"
#include "output/progressline.h"

namespace limber::cli {

namespace {

constexpr int decimals = 4;

std::string number(double value)
{
    return NumberFormat::trimmed(decimals).format(value);
}

void reportResult(const OffsetsResult &changed, const std::string &file)
{
    for (const Message &note : changed.notes)
        reportWarning(file, note.text());
    for (const ReachProblem &problem : changed.problems) {
        reportWarning(file, "a foot does not reach its contact in frames " + std::to_string(problem.frames.first) +
                                "-" + std::to_string(problem.frames.last) + ": " + number(problem.missing) + " short");
    }
    if (changed.travelScale != 1.0)
        reportNote(file, "travel is scaled by " + number(changed.travelScale));
    if (changed.largestError > 0.0) {
        reportNote(file, "joint position error: " + number(changed.meanError) + " average, " +
                             number(changed.largestError) + " max");
    }
}

} // namespace

Outcome<OffsetMotion> offsetMotionFrom(const CommandLine &line)
{
    using Motion = Outcome<OffsetMotion>;
    const std::string word = line.value("keep").value_or("channels");
    if (word == "channels")
        return Motion::success(OffsetMotion::KeepChannels);
    if (word == "feet")
        return Motion::success(OffsetMotion::KeepFeet);
    if (word == "positions")
        return Motion::success(OffsetMotion::KeepPositions);
    return Motion::failure("expected channels, feet or positions for --keep, found " + inQuotes(word));
}

bool changeOffsets(Clip &clip, std::span<const NodeOffset> offsets, OffsetMotion motion, const CommandLine &line)
{
    const std::string &file = line.arguments()[0];
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion, line.positionRule());
    OffsetSettings settings;
    settings.motion = motion;
    settings.up = decideUpAxis(clip, rules).axis;
    if (motion == OffsetMotion::KeepFeet) {
        const UsersVocabulary names = usersVocabulary(line);
        if (!names.isWhole)
            return false; // the output may replace the input, so it must not be made with other names
        settings.roles = bodyRoles(clip, rules, names.vocabulary);
    }
    ProgressLine progress("fitting " + printable(file), line.isQuiet());
    std::optional<OffsetsResult> changed = withOffsets(clip, rules, offsets, settings, progress.callback());
    if (!changed)
        return false;
    if (!line.isQuiet())
        reportResult(*changed, file);
    clip = std::move(changed->clip);
    return true;
}

} // namespace limber::cli
