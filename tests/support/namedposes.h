#pragma once

#include "motion/clip.h"

namespace limber::test {

// How far the joints of one clip are from the joints of the same name in another clip, over all frames that both have.
// Joints that only one clip has do not count.
struct NamedPoseError
{
    double units = 0.0;
    double degrees = 0.0;
    int joints = 0; // how many joints both clips have
};
[[nodiscard]] NamedPoseError namedPoseError(const Clip &a, const Clip &b);

// Whether a file could contain this skeleton: parents come before children, columns run joint after joint, each name
// occurs once, and each joint without child joints has an end site.
[[nodiscard]] bool isWellFormed(const Skeleton &skeleton);

} // namespace limber::test
