#pragma once

#include "pose/pose.h"
#include "posing/hingedlimbs.h"
#include "posing/posegoal.h"

#include <span>

namespace limber {

// Bends a leg or an arm in the values of a frame so that a node at or below its end reaches the goal, with the middle
// joint on its side of the hinge and near to its present direction, or towards `pole` (world). The end keeps its
// rotation in the world unless the goal has one for it. Joints that need not rotate keep their very values. Answers how
// far the end stays from where it should be because the limb is too short or too long, file units; joints with fewer
// than three rotation channels may keep it away from there farther.
double bendLimb(const Skeleton &skeleton, const PositionRules &rules, const HingedLimb &limb, const PoseGoal &goal,
                const std::optional<glm::dvec3> &pole, std::span<double> values);

} // namespace limber
