#pragma once

#include <glm/vec3.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace limber {

enum class Axis : std::uint8_t { X, Y, Z };
enum class ChannelKind : std::uint8_t { Position, Rotation };

// One number a joint has in every frame: a shift along an axis in file units, or a rotation about it in
// degrees. The order of a joint's rotation channels is the order of its rotations.
struct Channel
{
    ChannelKind kind = ChannelKind::Rotation; // position or rotation
    Axis axis = Axis::X; // along or about which

    // A rotation about the axis, degrees.
    [[nodiscard]] bool isRotation() const { return kind == ChannelKind::Rotation; }
    // A position along the axis, file units.
    [[nodiscard]] bool isPosition() const { return kind == ChannelKind::Position; }
    // 0, 1 or 2.
    [[nodiscard]] int axisIndex() const { return static_cast<int>(axis); }

    friend bool operator==(const Channel &, const Channel &) = default;
};

// The six channels of the format, positions first.
inline constexpr std::array<Channel, 6> allChannels = {{
    {ChannelKind::Position, Axis::X},
    {ChannelKind::Position, Axis::Y},
    {ChannelKind::Position, Axis::Z},
    {ChannelKind::Rotation, Axis::X},
    {ChannelKind::Rotation, Axis::Y},
    {ChannelKind::Rotation, Axis::Z},
}};

// The same by the names that files give them, for code that speaks of one channel.
namespace channels {
inline constexpr Channel Xposition = allChannels[0]; // along X
inline constexpr Channel Yposition = allChannels[1]; // along Y
inline constexpr Channel Zposition = allChannels[2]; // along Z
inline constexpr Channel Xrotation = allChannels[3]; // about X
inline constexpr Channel Yrotation = allChannels[4]; // about Y
inline constexpr Channel Zrotation = allChannels[5]; // about Z
} // namespace channels

// The channel's name in a file: "Xposition" to "Zrotation".
[[nodiscard]] std::string_view channelName(Channel channel);

// The channel of that name in any letter case; nothing for other words.
[[nodiscard]] std::optional<Channel> channelFromName(std::string_view name);

// The unit vector along an axis.
[[nodiscard]] glm::dvec3 directionOf(Axis axis);

// 'X', 'Y' or 'Z'.
[[nodiscard]] char axisLetter(Axis axis);

} // namespace limber
