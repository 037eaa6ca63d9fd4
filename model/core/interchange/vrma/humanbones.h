#pragma once

#include "base/message.h"
#include "body/bodyroles.h"
#include "character/character.h"

#include <glm/vec3.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace limber {

// A bone of the humanoid of VRM 1.0 (vrm-specification, VRMC_vrm-1.0, humanoid.md).
struct HumanBone
{
    std::string name; // leftUpperArm
    int parent = -1; // before it in the list
    bool isRequired = false; // every humanoid has it
    BodyPart part = BodyPart::None; // of Limber's; None for the jaw
    BodySide side = BodySide::Centre;
    int number = 1; // of the fingers, from the hand

    friend bool operator==(const HumanBone &, const HumanBone &) = default;
};

// Returns the bones, all below one before the next one beside it. The eyes are missing: an animation of VRM moves them
// in another way.
[[nodiscard]] const std::vector<HumanBone> &humanBones();
// Returns the bone with this name, or -1.
[[nodiscard]] int findHumanBone(std::string_view name);

// The joint of a skeleton that each human bone is, or NoJoint.
using HumanJoints = std::vector<int>;

// Returns the joints by their parts of the body; `positions` are those of the joints at rest. Of more than three joints
// of a spine the first, the middle and the last are bones. A finger of four joints begins in the palm, or ends in its
// tip. The last joint of a neck without a head carries the head.
[[nodiscard]] HumanJoints humanJoints(const BodyRoles &roles, const std::vector<glm::dvec3> &positions);
// Returns the joints of a character: those that its file says are bones, or if it says nothing, those that names and
// shape show. Of several figures it takes one that moves in a motion on the character's skeleton, and has all bones.
[[nodiscard]] HumanJoints humanJoints(const Character &character, const Clip &motion);

// Returns a sentence that says which required bones are missing; empty if none is.
[[nodiscard]] Message missingBones(const HumanJoints &joints);

// Returns the next bone above that a joint is, or -1.
[[nodiscard]] int boneAbove(const HumanJoints &joints, int bone);

} // namespace limber
