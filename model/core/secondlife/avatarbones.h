#pragma once

#include <glm/vec3.hpp>

#include <span>
#include <string_view>

namespace limber {

// A bone of Second Life's avatar at rest, a T-pose. Metres, x forward, y left, z up.
struct AvatarBone
{
    std::string_view name; // in animations and in BVH files
    std::string_view alias; // what BVH files may call it besides; empty for most
    int parent = -1; // an index into avatarBones(); -1 for mPelvis
    glm::dvec3 position{0.0}; // from the parent; of mPelvis from the floor
    glm::dvec3 end{0.0}; // where the bone ends, from its own position
    bool isBase = false; // one of the 26 that every avatar has had from the beginning
};

// A part of the body that constraints of animations refer to.
struct CollisionVolume
{
    std::string_view name;
    int bone = -1; // which it moves with
};

// All 133, parents before children, each followed by everything below it.
[[nodiscard]] std::span<const AvatarBone> avatarBones();
[[nodiscard]] std::span<const CollisionVolume> collisionVolumes();
// Joints to which things are attached; animations can move them, too. Names with spaces in them.
[[nodiscard]] std::span<const std::string_view> attachmentPoints();

} // namespace limber
