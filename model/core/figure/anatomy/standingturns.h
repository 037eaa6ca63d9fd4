#pragma once

#include "anatomy/anatomicalframes.h"
#include "body/bodyroles.h"

#include <glm/mat3x3.hpp>

#include <vector>

namespace limber {

// Returns for each joint the world rotation in which the body stands upright and straight, looking along Z or, with Z
// up, against Y, with its arms out and this far below the horizontal. Joints that are no part of the body keep their
// rotation relative to their parents. It needs no rest pose.
[[nodiscard]] std::vector<glm::dmat3> standingTurns(const Skeleton &skeleton, const BodyRoles &roles,
                                                    const AnatomicalFrames &frames, Axis up, double armsDownRadians);

} // namespace limber
