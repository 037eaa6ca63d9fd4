#pragma once

#include "motion/skeleton.h"

#include <vector>

namespace limber {

enum class BodySide { Centre, Left, Right };

// The side of the body that each joint belongs to: by the words of its name (LeftArm, l_arm, Bip01 L Arm, arm.R,
// 左腕) or its first letter if the other side exists too (lhip and rhip), inherited by children whose names state
// no side. Joints that are below no such name are Centre.
[[nodiscard]] std::vector<BodySide> bodySides(const Skeleton &skeleton);

} // namespace limber
