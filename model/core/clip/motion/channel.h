#pragma once

#include <glm/vec3.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace limber {

enum class Axis : std::uint8_t { X, Y, Z };
enum class ChannelKind : std::uint8_t { Position, Rotation };

// One number that a joint has in every frame: a position along an axis in file units, or a rotation about it in
// degrees. The order of a joint's rotation channels is the order of its rotations.
struct Channel
{
    ChannelKind kind = ChannelKind::Rotation; // position or rotation
    Axis axis = Axis::X; // the axis along or about which

    // Returns whether it is a rotation about the axis, in degrees.
    [[nodiscard]] bool isRotation() const { return kind == ChannelKind::Rotation; }
    // Returns whether it is a position along the axis, in file units.
    [[nodiscard]] bool isPosition() const { return kind == ChannelKind::Position; }
    // Returns the axis as 0, 1 or 2.
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

// The same channels under the names that they have in files, for code that needs one of them.
namespace channels {
inline constexpr Channel Xposition = allChannels[0]; // along X
inline constexpr Channel Yposition = allChannels[1]; // along Y
inline constexpr Channel Zposition = allChannels[2]; // along Z
inline constexpr Channel Xrotation = allChannels[3]; // about X
inline constexpr Channel Yrotation = allChannels[4]; // about Y
inline constexpr Channel Zrotation = allChannels[5]; // about Z
} // namespace channels

// Returns the channel's name in a file: "Xposition" to "Zrotation".
[[nodiscard]] std::string_view channelName(Channel channel);

// Returns the channel with that name in any letter case, or nothing for other words.
[[nodiscard]] std::optional<Channel> channelFromName(std::string_view name);

// Returns the unit vector along an axis.
[[nodiscard]] glm::dvec3 directionOf(Axis axis);

// Returns 'X', 'Y' or 'Z'.
[[nodiscard]] char axisLetter(Axis axis);

} // namespace limber
