#pragma once

#include "body/bodyroles.h"
#include "pose/pose.h"

#include <array>
#include <optional>

namespace limber {

// The joints that show how a body is held; NoJoint for parts that were not found. Left comes before right.
struct BodyMarks
{
    BodyMarks(const Skeleton &skeleton, const BodyRoles &roles);

    using Pair = std::array<int, 2>;

    int pelvis = NoJoint; // where the thighs are attached
    int chest = NoJoint; // where the arms are attached
    int neck = NoJoint; // the first joint of it
    int head = NoJoint;
    Pair thighs;
    Pair shins;
    Pair feet;
    Pair toes;
    Pair collars;
    Pair upperArms;
    Pair forearms;
    Pair hands;

    // Returns whether both joints of a pair were found.
    [[nodiscard]] static bool hasBoth(const Pair &pair) { return pair[0] != NoJoint && pair[1] != NoJoint; }
};

// The directions of a body in one pose, in the world: normal to each other, left = up x front. They come from the body
// itself, so that they also hold for a body that lies or hangs head down.
struct BodyAxes
{
    glm::dvec3 up{0.0}; // from the hips to the head, or from the feet to the hips without one
    glm::dvec3 left{0.0}; // the owner's left
    glm::dvec3 front{0.0}; // where it looks
};

// Returns the directions, or nothing if thighs are missing, or if the upper body or both sides lie in one point.
[[nodiscard]] std::optional<BodyAxes> bodyAxes(const BodyMarks &marks, const Pose &pose);

} // namespace limber
