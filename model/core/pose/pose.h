#pragma once

#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// Where every joint and end site stands in one frame: world = parent * local, column vectors, file units,
// double precision. local = T(translation) R(c1) R(c2) R(c3) with the rotations in channel order; the
// translation is the OFFSET combined with the position channels by the position rule.
struct Pose
{
    std::vector<glm::dmat3> worldFromJoint; // rotation part, one for each joint
    std::vector<glm::dvec3> jointPositions; // world, one for each joint
    std::vector<glm::dvec3> endPositions; // world, one per end site

    // World position of a joint or end site.
    [[nodiscard]] const glm::dvec3 &positionOf(NodeId node) const;
};

// The pose of a frame. `values` must have skeleton.columnCount() numbers.
[[nodiscard]] Pose evaluatePose(const Skeleton &skeleton, std::span<const double> values, const PositionRules &rules);
// The same into an existing pose, without allocating once its sizes fit: for playback.
void evaluatePose(const Skeleton &skeleton, std::span<const double> values, const PositionRules &rules, Pose &pose);

// The pose with all channels left out: the OFFSETs alone.
[[nodiscard]] Pose restPose(const Skeleton &skeleton);

// The pose of `frame`, or the rest pose where the clip has no such frame.
[[nodiscard]] Pose poseAt(const Clip &clip, int frame, const PositionRules &rules);

// Right-handed rotation about one axis.
[[nodiscard]] glm::dmat3 rotationAbout(Axis axis, double angleDegrees);

// A joint's translation from its parent in this frame, by the rule.
[[nodiscard]] glm::dvec3 localTranslation(const Joint &joint, std::span<const double> values, PositionRule rule);

} // namespace limber
