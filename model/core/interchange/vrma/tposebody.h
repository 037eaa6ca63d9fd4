#pragma once

#include "anatomy/bodymarks.h"
#include "anatomy/referencerequest.h"
#include "body/bodyroles.h"
#include "motion/clip.h"
#include "pose/pose.h"
#include "pose/positionrule.h"
#include "vrma/humanbones.h"

#include <glm/mat3x3.hpp>

#include <optional>
#include <vector>

namespace limber {

// A body at rest, as VRM wants it, with the bones that a figure has.
struct TPoseBody
{
    Clip clip; // one frame; the hips have positions, all joints rotations in the order ZXY
    std::vector<int> bones; // by joint
};

// Returns the rotation that stands a pose upright and turns it to +Z, if its body shows how. A figure that leans stands
// upright where an axis of the world is about its up.
[[nodiscard]] std::optional<glm::dmat3> standingTurn(const BodyMarks &marks, const Pose &pose);

// Returns whether a body that looks along +Z with Y up rests in a T-pose: it stands straight with its arms along X.
// `positions` are those of its joints at rest.
[[nodiscard]] bool isTPose(const HumanJoints &joints, const std::vector<glm::dvec3> &positions);

// Returns a body with bones from one of these positions to the next; `floor` is the height on which it stands.
[[nodiscard]] TPoseBody bodyAtRest(const Skeleton &skeleton, const HumanJoints &joints,
                                   const std::vector<glm::dvec3> &positions, double floor);

// How the body of a figure is put into a T-pose.
struct TPoseRequest
{
    ReferenceRequest reference = {}; // the pose that shows how the figure is built
    bool keepsLimbs = false; // arms or legs that are about as in a T-pose there stay as they are
    // How high the hips are above the floor, unless the legs are much shorter or longer; empty for feet on the floor.
    std::optional<double> hipsHeight = std::nullopt;
};

// Returns the body of a figure in a T-pose, with the lengths of the figure. Its trunk and its feet are those of the
// pose that shows how the figure is built, if there is such a pose; otherwise its trunk is straight.
[[nodiscard]] TPoseBody tPoseBody(const Clip &clip, const PositionRules &rules, const BodyRoles &roles,
                                  const HumanJoints &joints, const TPoseRequest &request);

} // namespace limber
