#pragma once

#include "motion/skeleton.h"

#include <vector>

namespace limber {

enum class BodySide { Centre, Left, Right };

// Returns the other side of the body; that of the centre is the centre.
[[nodiscard]] BodySide oppositeSide(BodySide side);

// Returns the side of the body that each joint belongs to. It comes from the words of its name (LeftArm, l_arm, Bip01 L
// Arm, arm.R, 左腕), or from its first letter if the other side exists too (lhip and rhip). Children whose names say no
// side inherit it. Joints that are not below such a name are Centre.
[[nodiscard]] std::vector<BodySide> bodySides(const Skeleton &skeleton);

} // namespace limber
