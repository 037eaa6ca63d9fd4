#pragma once

#include "pose/pose.h"
#include "posing/hingedlimbs.h"
#include "posing/posegoal.h"

#include <span>

namespace limber {

// Bends a leg or an arm in the values of a frame so that a node at or below its end reaches the goal. The middle joint
// stays on its side of the hinge and near to its present direction, or points to `pole` (world). The end keeps its
// world rotation unless the goal has one for it. Joints that need not rotate keep their exact values. Returns the
// distance of the end from its goal if the limb is too short or too long, in file units; joints with fewer than three
// rotation channels may keep it farther away.
double bendLimb(const Skeleton &skeleton, const PositionRules &rules, const HingedLimb &limb, const PoseGoal &goal,
                const std::optional<glm::dvec3> &pole, std::span<double> values);

// Gives a joint a world rotation, as far as its channels can express it.
void turnJoint(const Skeleton &skeleton, const PositionRules &rules, int joint, const glm::dmat3 &rotation,
               std::span<double> values);

} // namespace limber
