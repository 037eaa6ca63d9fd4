#pragma once

#include "motion/skeleton.h"
#include "secondlife/animfile.h"

#include <vector>

namespace limber {

// The avatar as the skeleton of a clip, in inches and the axes of BVH files; its rest pose is a T-pose.
struct AvatarSkeleton
{
    Skeleton skeleton;
    std::vector<int> jointOf; // for each joint of the animation that it was made for; repeated names share one
};

// Returns a skeleton with the 26 original bones and those that the animation moves, without unmoved bones in between.
// Joints that are not bones become children of what they belong to: volumes of their bones, all others of the pelvis.
// The root has positions, and so do joints that the animation shifts.
[[nodiscard]] AvatarSkeleton avatarSkeletonFor(const AnimFile &file);

} // namespace limber
