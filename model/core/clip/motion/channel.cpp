#include "motion/channel.h"

namespace limber {

namespace {

constexpr std::array<std::string_view, 6> names = {"Xposition", "Yposition", "Zposition",
                                                   "Xrotation", "Yrotation", "Zrotation"};

bool equalIgnoringCase(std::string_view a, std::string_view b)
{
    if (a.size() != b.size())
        return false;
    for (std::size_t i = 0; i < a.size(); ++i) {
        const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; };
        if (lower(a[i]) != lower(b[i]))
            return false;
    }
    return true;
}

} // namespace

std::string_view channelName(Channel channel)
{
    return names[static_cast<std::size_t>(channel.axisIndex() + (channel.isRotation() ? 3 : 0))];
}

std::optional<Channel> channelFromName(std::string_view name)
{
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (equalIgnoringCase(name, names[i]))
            return allChannels[i];
    }
    return std::nullopt;
}

glm::dvec3 directionOf(Axis axis)
{
    glm::dvec3 direction(0.0);
    direction[static_cast<int>(axis)] = 1.0;
    return direction;
}

char axisLetter(Axis axis)
{
    return static_cast<char>('X' + static_cast<int>(axis));
}

} // namespace limber
