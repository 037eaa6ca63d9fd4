#pragma once

#include "body/bodyside.h"
#include "motion/skeleton.h"

#include <string>
#include <string_view>
#include <vector>

namespace limber {

// A joint's name without what rigs and programs add to it: its side of the body, and the rest as one word in
// lower case, such as (Left, "forearm") for mixamorig:LeftForeArm. Names that mean the same in one system of names are
// equal terms; a Vocabulary knows what a term means.
struct JointTerm
{
    BodySide side = BodySide::Centre; // stated by the name; Centre if none is stated
    std::string stem; // bytes; numbers without leading zeros, "-" between two numbers: "spine1", "finger1-2"

    friend bool operator==(const JointTerm &, const JointTerm &) = default;
};

// Whether a character separates the words of a joint name.
[[nodiscard]] bool isNameSeparator(char c);

// By the words of the name alone.
[[nodiscard]] JointTerm jointTerm(std::string_view name);

// The terms of all joints. The list shows more than each name alone: a prefix that nearly all have is dropped, and
// "lhand" is a left hand where there is also an "rhand".
[[nodiscard]] std::vector<JointTerm> jointTerms(const Skeleton &skeleton);

} // namespace limber
