#pragma once

#include "motion/skeleton.h"
#include "secondlife/animfile.h"

#include <vector>

namespace limber {

// The avatar as the skeleton of a clip, in inches and the axes of BVH files, at rest a T-pose.
struct AvatarSkeleton
{
    Skeleton skeleton;
    std::vector<int> jointOf; // of each joint of the animation that it was made for; repeated names share one
};

// The 26 first bones and those that the animation moves; bones between them that it leaves alone are left out. What is
// no bone hangs where it belongs: volumes on their bones, all else on the pelvis. The root has positions, and so have
// joints that the animation shifts.
[[nodiscard]] AvatarSkeleton avatarSkeletonFor(const AnimFile &file);

} // namespace limber
