#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace limber {

// The joint that Second Life's viewer finds for a name in a BVH file.
struct AvatarJoint
{
    std::string_view name; // the name in animations: of a bone, or of an attachment point
    int bone = -1; // an index into avatarBones(); -1 for an attachment point

    // Returns whether it is mPelvis, the only bone that may be the root.
    [[nodiscard]] bool isPelvis() const { return bone == 0; }
};

// Returns a name as the viewer reads it from its line: the first word, at most 79 bytes.
[[nodiscard]] std::string_view viewersName(std::string_view name);

// Finds a joint by the result of viewersName(): the bone's name, its alias, avatar_ followed by the name, or an
// attachment point with underscores for spaces. Letter case matters.
[[nodiscard]] std::optional<AvatarJoint> findAvatarJoint(std::string_view name);

// Finds a joint by its name in an animation: bones and attachment points, and aliases of bones.
[[nodiscard]] std::optional<AvatarJoint> findAnimatedJoint(std::string_view name);

// Returns the bone of a collision volume, or -1 for any other name.
[[nodiscard]] int boneOfVolume(std::string_view name);

// Returns whether it is a joint that no animation may move.
[[nodiscard]] bool isSpecialJoint(std::string_view name);

} // namespace limber
