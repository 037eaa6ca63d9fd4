#include "surgery/completechannels.h"

#include <algorithm>
#include <array>

namespace limber {

namespace {

// The usual order of added channels.
constexpr std::array<Channel, 3> rotationChannels{channels::Zrotation, channels::Xrotation, channels::Yrotation};

bool has(const std::vector<Channel> &channels, Channel channel)
{
    return std::ranges::find(channels, channel) != channels.end();
}

} // namespace

std::vector<Channel> withAllRotations(std::vector<Channel> channels)
{
    for (const Channel channel : rotationChannels) {
        if (!has(channels, channel))
            channels.push_back(channel);
    }
    return channels;
}

std::vector<Channel> withAllPositions(std::vector<Channel> channels)
{
    std::vector<Channel> missing;
    std::copy_if(allChannels.begin(), allChannels.begin() + 3, std::back_inserter(missing),
                 [&](Channel channel) { return !has(channels, channel); });
    channels.insert(channels.begin(), missing.begin(), missing.end());
    return channels;
}

std::vector<Channel> withoutPositions(std::vector<Channel> channels)
{
    std::erase_if(channels, [](Channel channel) { return channel.isPosition(); });
    return channels;
}

} // namespace limber
