#pragma once

#include "body/bodyside.h"
#include "motion/skeleton.h"

#include <string>
#include <string_view>
#include <vector>

namespace limber {

// A joint's name without what rigs and programs add to it: its side of the body, and the rest as one word in lower
// case, such as (Left, "forearm") for mixamorig:LeftForeArm. Names with the same meaning in one system of names give
// equal terms; a Vocabulary knows the meaning of a term.
struct JointTerm
{
    BodySide side = BodySide::Centre; // said by the name; Centre if the name says none
    std::string stem; // bytes; numbers without leading zeros, "-" between two numbers: "spine1", "finger1-2"

    friend bool operator==(const JointTerm &, const JointTerm &) = default;
};

// Returns whether a character separates the words of a joint name.
[[nodiscard]] bool isNameSeparator(char c);

// Returns the term by the words of the name alone.
[[nodiscard]] JointTerm jointTerm(std::string_view name);

// Returns whether a name says that the joint controls a limb from outside, such as ik_foot_l: it is no part of the
// body.
[[nodiscard]] bool isControlName(std::string_view name);

// Returns the terms of all joints. The list shows more than each name alone: a first or last word that nearly all names
// of a figure have is dropped, and so is a last word that each name has for itself (Hips__C3J); "lhand" is a left hand
// if there is also an "rhand".
[[nodiscard]] std::vector<JointTerm> jointTerms(const Skeleton &skeleton);

} // namespace limber
