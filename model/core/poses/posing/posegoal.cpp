#include "posing/posegoal.h"

#include "base/at.h"
#include "geometry/geometry.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

namespace limber {

namespace {

constexpr double metNcm = 1e-9;
constexpr double metRadians = 1e-11;

} // namespace

bool isMet(const PoseGoal &goal, const Pose &pose, double ncm)
{
    if (glm::distance(pose.positionOf(goal.node), goal.position) > metNcm * ncm)
        return false;
    return !goal.rotation || !goal.node.isJoint() ||
           angleOf(glm::transpose(at(pose.worldFromJoint, goal.node.index)) * *goal.rotation) <= metRadians;
}

} // namespace limber
