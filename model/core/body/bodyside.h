#pragma once

#include "motion/skeleton.h"

#include <vector>

namespace limber {

enum class BodySide { Centre, Left, Right };

// The side of the body each joint belongs to: by the words of its name (LeftArm, l_arm, Bip01 L Arm, arm.R,
// 左腕) or its first letter where the other side is there too (lhip and rhip), inherited by children whose names say
// nothing. Joints below no sided name are Centre.
[[nodiscard]] std::vector<BodySide> bodySides(const Skeleton &skeleton);

} // namespace limber
