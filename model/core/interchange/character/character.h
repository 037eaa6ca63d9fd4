#pragma once

#include "base/message.h"
#include "motion/clip.h"
#include "retarget/retargetinput.h"
#include "scene/clip/scenejoints.h"
#include "scene/scene.h"

#include <optional>
#include <string>
#include <vector>

namespace limber {

// A figure of another 3D program onto which motions are put, and the way back: which node of its file each joint of
// its skeleton is.
struct Character
{
    Scene scene;
    // As import makes it: centimetres, Y up, all rotations zero in the first frame. A file may rest in any frame of a
    // motion: if it does, and the skins were bound in a T-pose or an A-pose, that is a second frame. Last bones lead
    // where they do in that pose; feet without toes lead ahead, and limbs without hand or
    // foot lead through the vertices that follow them. The joints hang on each other as in a body, see
    // bodyHierarchy().
    Clip rest;
    SceneSpace space; // of the clip
    std::vector<SceneJoint> joints; // by joint of the clip; their parents are those of the file
    // Whether a mirror above all joints has turned its left into its right: a left arm is on the right side of the
    // body.
    bool hasExchangedSides = false;
    // The lowest points of legs without a foot, in the frames of their last joints: the figure stands on them.
    std::vector<EndSite> soles = {};
    // How high the lowest point of its feet's mesh is in the last frame of `rest`; nothing without feet or their mesh.
    std::optional<double> ground = std::nullopt;

    [[nodiscard]] const SceneNode &nodeOf(int joint) const;
};

// A character, or why a scene has none.
struct CharacterOfScene
{
    std::optional<Character> character;
    std::vector<Message> notes; // what of the scene the skeleton cannot hold
    Message problem; // empty if there is a character
};
[[nodiscard]] CharacterOfScene characterOf(Scene scene);

// Returns whether a skeleton is that of the character: the same joints by name and parent, at rest at the same places
// within a thousandth of its size.
[[nodiscard]] bool isOnSkeletonOf(const Character &character, const Skeleton &skeleton);
// Returns how many units of the character a unit of a skeleton is that is its own except for the unit; nothing for
// others.
[[nodiscard]] std::optional<double> scaleOfOwnSkeleton(const Character &character, const Skeleton &skeleton);

// Returns the settings with which a motion on a skeleton is put on the character: one on the character's own skeleton,
// in another unit, stays as it is, feet that slide as well.
[[nodiscard]] RetargetSettings settingsForCharacter(const Character &character, const Skeleton &skeleton);

// Returns the character in one frame, at rest in the pose that shows how its body is built.
[[nodiscard]] Clip restAsBuilt(const Character &character);
// Returns the same with the names of the joints by which they are matched.
[[nodiscard]] Clip builtClip(const Character &character);

// Returns how motions are put on a character.
[[nodiscard]] RetargetTarget retargetTarget(const Character &character);

// Returns the names by which the joints are matched whatever their own names are: those of human bones where the file
// says which bones they are, and those of the other side if the sides are exchanged. Empty if all are their own.
[[nodiscard]] std::vector<std::string> namesByBones(const Character &character);

} // namespace limber
