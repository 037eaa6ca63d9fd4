#include "edits/edit.h"

#include "channels/channeledit.h"
#include "output/messages.h"
#include "words/jointaddress.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>

namespace limber::cli {

namespace {

std::optional<std::vector<Channel>> channelsFromWord(std::string_view word)
{
    std::vector<Channel> channels;
    while (!word.empty()) {
        const std::size_t comma = std::min(word.find(','), word.size());
        const auto channel = channelFromName(word.substr(0, comma));
        if (!channel || std::ranges::find(channels, *channel) != channels.end())
            return std::nullopt;
        channels.push_back(*channel);
        word.remove_prefix(std::min(word.size(), comma + 1));
    }
    return channels;
}

std::string inDigits(double value)
{
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.4g", value);
    return text.data();
}

// Returns an empty text if nothing is lost.
std::string lossInWords(const std::string &joint, const ChannelLoss &loss)
{
    if (loss.frame < 0)
        return {};
    std::string text = inQuotes(joint) + " loses ";
    if (loss.degrees > 0)
        text += "turns of up to " + inDigits(loss.degrees) + " degrees";
    if (loss.degrees > 0 && loss.units > 0)
        text += " and ";
    if (loss.units > 0)
        text += "shifts of up to " + inDigits(loss.units) + " units";
    return text + ", most in frame " + std::to_string(loss.frame);
}

Outcome<ReadyEdit> fit(const std::string &address, const std::vector<Channel> &channels, PositionRuleChoice rule,
                       const Clip &clip)
{
    const auto joint = findJoint(clip.skeleton, address);
    if (!joint)
        return Outcome<ReadyEdit>::failure(joint.problem);
    if (channels.empty() && clip.skeleton.columnCount() == clip.skeleton.joint(*joint.value).columnCount())
        return Outcome<ReadyEdit>::failure(inQuotes(address) +
                                           " has the only channels: without any, a file has no frames");
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion, rule);
    ReadyEdit edit;
    edit.make = [rule, joint = *joint.value, channels](Clip &changed) {
        // An earlier edit may have changed which rule is right.
        changed = withChannels(changed, decidePositionRules(changed.skeleton, changed.motion, rule), joint, channels);
    };
    edit.warning = lossInWords(address, lossOfChannels(clip, rules, *joint.value, channels));
    return Outcome<ReadyEdit>::success(std::move(edit));
}

} // namespace

Outcome<Edit> parseChannelsEdit(std::string_view word, PositionRuleChoice rule)
{
    const std::size_t equals = word.rfind('=');
    const auto channels = equals == std::string_view::npos ? std::nullopt : channelsFromWord(word.substr(equals + 1));
    if (!channels)
        return Outcome<Edit>::failure("expected JOINT=CHANNEL,… with different channels (Xposition to Zrotation) for "
                                      "--channels, found " +
                                      inQuotes(word));
    return Outcome<Edit>::success([address = std::string(word.substr(0, equals)), channels = *channels,
                                   rule](const Clip &clip) { return fit(address, channels, rule, clip); });
}

} // namespace limber::cli
