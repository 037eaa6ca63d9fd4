#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace limber {

// A key as it is stored: a time, and three components of a rotation or a position (see animunits.h).
struct AnimKey
{
    std::uint16_t time = 0; // 0 to 65535, where 65535 is the duration
    std::array<std::uint16_t, 3> components{};

    friend bool operator==(const AnimKey &, const AnimKey &) = default;
};

// The keys of one joint, in the order of the file, which need not be the order of time.
struct AnimJoint
{
    std::string name; // bytes, without NUL; need not be a joint of the avatar
    std::int32_t priority = 0; // from -1, which means the base priority
    std::vector<AnimKey> rotations; // relative to the parent: the vector part of a unit quaternion with w >= 0
    std::vector<AnimKey> positions; // relative to the parent; for mPelvis relative to its rest position

    friend bool operator==(const AnimJoint &, const AnimJoint &) = default;
};

// A constraint that holds a part of the body to a point or a plane while the animation plays. Limber keeps it and does
// not use it.
struct AnimConstraint
{
    std::uint8_t chainLength = 0; // number of joints
    std::uint8_t type = 0; // 0 point, 1 plane
    std::array<char, 16> sourceVolume{}; // a name, padded with NUL
    std::array<float, 3> sourceOffset{};
    std::array<char, 16> targetVolume{}; // or GROUND
    std::array<float, 3> targetOffset{};
    std::array<float, 3> targetDirection{};
    std::array<float, 4> easeTimes{}; // in start, in stop, out start, out stop; seconds

    friend bool operator==(const AnimConstraint &, const AnimConstraint &) = default;
};

// An animation of Second Life (.anim) with the exact numbers of the file: reading and writing it gives the same bytes.
struct AnimFile
{
    std::int32_t priority = 2; // from -1; the viewer lowers values above 6
    float durationSeconds = 0.0F; // 0 to 60
    std::string emote; // the expression of the face; bytes, without NUL
    float loopInSeconds = 0.0F;
    float loopOutSeconds = 0.0F;
    bool loops = false;
    float easeInSeconds = 0.0F;
    float easeOutSeconds = 0.0F;
    std::uint32_t handPose = 0; // 0 to 13
    std::vector<AnimJoint> joints; // 1 to 216
    std::vector<AnimConstraint> constraints; // at most 10

    friend bool operator==(const AnimFile &, const AnimFile &) = default;
};

// The limits that the viewer sets.
namespace animlimits {
inline constexpr float mostSeconds = 60.0F;
inline constexpr std::size_t mostJoints = 216;
inline constexpr std::size_t mostConstraints = 10;
inline constexpr std::uint32_t lastHandPose = 13;
inline constexpr std::int32_t lowestPriority = -1;
inline constexpr std::int32_t highestPriority = 6;
inline constexpr std::size_t mostBytes = 250'000; // of an upload
inline constexpr double mostMetres = 5.0; // of a position, on each axis
} // namespace animlimits

} // namespace limber
