#include "channels/channeledit.h"
#include "messages/skeletonmessages.h"
#include "operations/notenumber.h"
#include "operations/operation.h"

#include <algorithm>
#include <optional>
#include <string>

namespace limber {

Operation channelsOperation();

namespace {

constexpr int mostLossesListed = 5;

// Returns channels that are written with + between them, each once, or nothing for other text.
std::optional<std::vector<Channel>> channelsIn(std::string_view text)
{
    std::vector<Channel> channels;
    if (text == "none")
        return channels;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('+', begin), text.size());
        const auto channel = channelFromName(text.substr(begin, end - begin));
        if (!channel || std::ranges::find(channels, *channel) != channels.end())
            return std::nullopt;
        channels.push_back(*channel);
        begin = end + 1;
    }
    return channels;
}

// Describes what the joints lose, the first few one by one.
class ChannelLosses
{
public:
    void add(const std::string &name, const ChannelLoss &loss, OperationOutput &output)
    {
        if (loss.frame < 0 || ++m_joints > mostLossesListed)
            return;
        if (loss.degrees > 0.0)
            output.warnings.push_back(
                messages::channelRotationLost(nameArgument(name), noteNumber(loss.degrees), loss.frame));
        if (loss.units > 0.0)
            output.warnings.push_back(
                messages::channelPositionLost(nameArgument(name), noteNumber(loss.units), loss.frame));
    }

    void finish(OperationOutput &output) const
    {
        if (m_joints > mostLossesListed)
            output.warnings.push_back(messages::moreChannelsLost(m_joints - mostLossesListed));
    }

private:
    int m_joints = 0;
};

bool wouldLeaveNone(const OperationInput &input, const std::vector<Channel> &channels)
{
    int left = channels.empty() ? 0 : 1;
    for (int joint = 0; joint < input.clip.skeleton.jointCount(); ++joint)
        left += input.isSelected(joint) ? 0 : input.clip.skeleton.joint(joint).columnCount();
    return left == 0;
}

OperationOutput runChannels(const OperationInput &input)
{
    const std::string &wanted = input.values.text("to");
    const auto channels = channelsIn(wanted);
    if (!channels)
        return OperationOutput::refused(messages::channelsExpected(nameArgument(wanted)));
    if (wouldLeaveNone(input, *channels))
        return OperationOutput::refused(messages::lastChannels());
    OperationOutput output{.clip = input.clip};
    ChannelLosses losses;
    int done = 0;
    int changed = 0;
    for (const int joint : input.joints) {
        if (!input.progress(double(done++) / static_cast<double>(input.joints.size())))
            return OperationOutput::cancelled();
        if (input.clip.skeleton.joint(joint).channels == *channels)
            continue;
        losses.add(input.clip.skeleton.joint(joint).name, lossOfChannels(output.clip, input.rules, joint, *channels),
                   output);
        output.clip = withChannels(output.clip, input.rules, joint, *channels);
        ++changed;
    }
    losses.finish(output);
    if (changed > 0)
        output.notes.push_back(messages::channelsChanged(changed, wordArgument(wanted)));
    return output;
}

} // namespace

Operation channelsOperation()
{
    return {.name = "channels",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Channels"),
            .group = OperationGroup::Skeleton,
            .help = QT_TRANSLATE_NOOP(
                "limber::Operation",
                "Changes the channels of joints. The pose stays the same as far as the new channels can express it."),
            .searchWords = QT_TRANSLATE_NOOP("limber::Operation",
                                             "channel layout position rotation six three degrees of freedom dof"),
            .takesJoints = true,
            .changesSkeleton = true,
            .parameters = {{.name = "to",
                            .title = QT_TRANSLATE_NOOP("limber::Operation", "Channels"),
                            .help = QT_TRANSLATE_NOOP(
                                "limber::Operation",
                                "The channels in their order in the file, separated by +; none removes all."),
                            .kind = Parameter::Kind::Text,
                            .isRequired = true}},
            .run = runChannels};
}

} // namespace limber
