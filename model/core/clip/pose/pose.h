#pragma once

#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// The position of every joint and end site in one frame: world = parent * local, column vectors, file units, double
// precision. local = T(translation) R(c1) R(c2) R(c3) with the rotations in channel order; the translation is the
// OFFSET combined with the position channels by the position rule.
struct Pose
{
    std::vector<glm::dmat3> worldFromJoint; // rotation part, one for each joint
    std::vector<glm::dvec3> jointPositions; // world, one for each joint
    std::vector<glm::dvec3> endPositions; // world, one per end site

    // Returns the world position of a joint or end site.
    [[nodiscard]] const glm::dvec3 &positionOf(NodeId node) const;
};

// Returns the pose of a frame. `values` must have skeleton.columnCount() numbers.
[[nodiscard]] Pose evaluatePose(const Skeleton &skeleton, std::span<const double> values, const PositionRules &rules);
// Writes the pose of a frame into an existing pose, without allocating memory once its sizes fit, for playback.
void evaluatePose(const Skeleton &skeleton, std::span<const double> values, const PositionRules &rules, Pose &pose);

// Returns the pose of the OFFSETs alone, without any channels.
[[nodiscard]] Pose restPose(const Skeleton &skeleton);

// Returns the pose of `frame`, or the rest pose if the clip has no such frame.
[[nodiscard]] Pose poseAt(const Clip &clip, int frame, const PositionRules &rules);

// Returns the right-handed rotation about one axis.
[[nodiscard]] glm::dmat3 rotationAbout(Axis axis, double angleDegrees);

// Returns a joint's translation from its parent in this frame, by the rule.
[[nodiscard]] glm::dvec3 localTranslation(const Joint &joint, std::span<const double> values, PositionRule rule);

} // namespace limber
