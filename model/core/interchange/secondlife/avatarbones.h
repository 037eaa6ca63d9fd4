#pragma once

#include <glm/vec3.hpp>

#include <span>
#include <string_view>

namespace limber {

// A bone of Second Life's avatar at rest, in a T-pose. Metres, x forward, y left, z up.
struct AvatarBone
{
    std::string_view name; // in animations and in BVH files
    std::string_view alias; // another name that BVH files may use; empty for most
    int parent = -1; // an index into avatarBones(); -1 for mPelvis
    glm::dvec3 position{0.0}; // from the parent; for mPelvis from the floor
    glm::dvec3 end{0.0}; // the end of the bone, from its own position
    bool isBase = false; // one of the 26 that every avatar has had from the beginning
};

// A part of the body to which constraints of animations refer.
struct CollisionVolume
{
    std::string_view name;
    int bone = -1; // the bone that it moves with
};

// Returns all 133 bones, parents before children, each followed by all bones below it.
[[nodiscard]] std::span<const AvatarBone> avatarBones();
[[nodiscard]] std::span<const CollisionVolume> collisionVolumes();
// Returns the joints to which things are attached; animations can move them, too. Their names contain spaces.
[[nodiscard]] std::span<const std::string_view> attachmentPoints();

} // namespace limber
