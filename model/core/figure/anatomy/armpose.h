#pragma once

#include "body/bodyroles.h"
#include "body/bodyside.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/mat3x3.hpp>

#include <optional>
#include <vector>

namespace limber {

// Returns for each joint how it is rotated in the world in a pose with the arms out and this far below the horizontal:
// 0 for a T-pose. If the rest pose stands with a straight trunk, only the arms leave it; otherwise the whole body
// gets the pose of standingTurns(). Returns nothing if no arms are known.
[[nodiscard]] std::optional<std::vector<glm::dmat3>>
turnsIntoArmPose(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, Axis up, double armsDownRadians);

// Returns the bone that is drawn for a joint: the one to the child on the same side of the body, else to the child with
// the most joints below it, else to an end site; zero without one. There is a side for each joint.
[[nodiscard]] glm::dvec3 drawnBone(const Skeleton &skeleton, const std::vector<BodySide> &sides, int joint);

} // namespace limber
