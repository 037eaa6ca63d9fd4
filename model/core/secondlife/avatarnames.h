#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace limber {

// What Second Life's viewer takes a name in a BVH file for.
struct AvatarJoint
{
    std::string_view name; // in animations: of a bone, or of an attachment point
    int bone = -1; // an index into avatarBones(); -1 for an attachment point

    // Whether it is mPelvis, the only bone that may be the root.
    [[nodiscard]] bool isPelvis() const { return bone == 0; }
};

// A name as the viewer reads it from its line: the first word, at most 79 bytes.
[[nodiscard]] std::string_view viewersName(std::string_view name);

// By what viewersName() gives: the bone's name, its alias, avatar_ and the name, or an attachment point with spaces as
// underscores. Letter case counts.
[[nodiscard]] std::optional<AvatarJoint> findAvatarJoint(std::string_view name);

// By a name as it stands in an animation: bones and attachment points, and aliases of bones.
[[nodiscard]] std::optional<AvatarJoint> findAnimatedJoint(std::string_view name);

// The bone of a collision volume, -1 for any other name.
[[nodiscard]] int boneOfVolume(std::string_view name);

// The joints that no animation may move.
[[nodiscard]] bool isSpecialJoint(std::string_view name);

} // namespace limber
