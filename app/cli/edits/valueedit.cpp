#include "edits/edit.h"

#include "base/at.h"
#include "base/finding.h"
#include "base/numbertext.h"
#include "output/messages.h"
#include "words/framelist.h"
#include "words/jointaddress.h"

namespace limber::cli {

namespace {

struct ValueEdit
{
    std::string joint;
    std::string channel;
    FrameList frames;
    double value = 0.0;
};

Outcome<Edit> malformed(std::string_view word, std::string_view why)
{
    return Outcome<Edit>::failure("expected JOINT.CHANNEL@FRAMES=VALUE, found " + inQuotes(word) + ": " +
                                  std::string(why));
}

// Returns the column of a joint's channel. If a joint has a channel twice, the second is Xrotation#2.
Outcome<int> findColumn(const Joint &joint, std::string_view channelWord)
{
    const std::size_t hash = channelWord.find('#');
    const auto channel = channelFromName(channelWord.substr(0, hash));
    int wanted = hash == std::string_view::npos ? 1 : wholeNumberOfText(channelWord.substr(hash + 1)).value_or(0);
    for (int i = 0; channel && i < joint.columnCount(); ++i) {
        if (at(joint.channels, i) == *channel && --wanted == 0)
            return Outcome<int>::success(joint.firstColumn + i);
    }
    std::string names;
    for (const Channel own : joint.channels)
        (names += ' ') += channelName(own);
    return Outcome<int>::failure("the joint " + inQuotes(joint.name) + " has no channel " + inQuotes(channelWord) +
                                 ", it has" + (names.empty() ? " none" : printable(names)));
}

Outcome<ReadyEdit> fit(const ValueEdit &edit, const Clip &clip)
{
    const auto joint = findJoint(clip.skeleton, edit.joint);
    if (!joint)
        return Outcome<ReadyEdit>::failure(joint.problem);
    const auto column = findColumn(clip.skeleton.joint(*joint.value), edit.channel);
    if (!column)
        return Outcome<ReadyEdit>::failure(column.problem);
    const auto frames = edit.frames.resolve(clip.motion.frameCount());
    if (!frames)
        return Outcome<ReadyEdit>::failure(frames.problem);
    const auto make = [ranges = *frames.value, column = *column.value, value = edit.value](Clip &changed) {
        for (const FrameRange &range : ranges) {
            for (int frame = range.first; frame <= range.last; ++frame)
                changed.motion.setValue(frame, column, value);
        }
    };
    const bool hasFrames = !frames.value->empty();
    return Outcome<ReadyEdit>::success(
        {make, hasFrames ? std::optional(frames.value->front().first) : std::nullopt, {}});
}

} // namespace

Outcome<Edit> parseValueEdit(std::string_view word)
{
    const std::size_t equals = word.rfind('=');
    if (equals == std::string_view::npos)
        return malformed(word, "it has no '='");
    const std::size_t at = word.substr(0, equals).rfind('@');
    if (at == std::string_view::npos)
        return malformed(word, "it has no '@'");
    const std::size_t point = word.substr(0, at).rfind('.');
    if (point == std::string_view::npos)
        return malformed(word, "it has no '.' between joint and channel");

    const auto frames = FrameList::parse(word.substr(at + 1, equals - at - 1));
    if (!frames)
        return malformed(word, frames.problem);
    const auto value = numberOfText(word.substr(equals + 1));
    if (!value)
        return malformed(word, inQuotes(word.substr(equals + 1)) + " is not a finite number such as -1.5");
    ValueEdit edit{std::string(word.substr(0, point)), std::string(word.substr(point + 1, at - point - 1)),
                   *frames.value, *value};
    return Outcome<Edit>::success([edit = std::move(edit)](const Clip &clip) { return fit(edit, clip); });
}

} // namespace limber::cli
