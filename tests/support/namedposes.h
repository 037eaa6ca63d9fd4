#pragma once

#include "motion/clip.h"

namespace limber::test {

// How far the joints of one clip are from those of the same name in another, over all frames that both have. Joints
// that only one has do not count.
struct NamedPoseError
{
    double units = 0.0;
    double degrees = 0.0;
    int joints = 0; // how many both have
};
[[nodiscard]] NamedPoseError namedPoseError(const Clip &a, const Clip &b);

// Whether a skeleton is as a file can have it: parents before children, columns joint after joint, names once, and each
// joint without child joints with an end site.
[[nodiscard]] bool isWellFormed(const Skeleton &skeleton);

} // namespace limber::test
