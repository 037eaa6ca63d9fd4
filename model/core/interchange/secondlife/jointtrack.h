#pragma once

#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// The motion of a joint by frames as the viewer reads it from a BVH file, in the axes of the file.
struct JointTrack
{
    // Relative to the parent. They are multiplied from the half angles of the channels and keep the resulting sign: it
    // decides how the viewer blends between two of them.
    std::vector<glm::dquat> rotations;
    std::vector<glm::dvec3> positions; // relative to the parent, inches; empty for a joint without position channels
};

[[nodiscard]] JointTrack jointTrack(const Clip &clip, int joint, const PositionRules &rules);

// Returns how many joints are below each joint, along the longest chain.
[[nodiscard]] std::vector<int> depthsBelow(const Skeleton &skeleton);

// Returns the first frame that is played: all are played but the first, with which the others are compared. A single
// frame is played.
[[nodiscard]] inline int firstPlayedFrame(int frameCount)
{
    return frameCount > 1 ? 1 : 0;
}

// Returns how far two rotations are apart by the viewer's measure: the sum of the distances between their images of the
// unit vectors along X and Y.
[[nodiscard]] double rotationMeasure(const glm::dquat &a, const glm::dquat &b);

// Whether a track differs from its first frame, and where.
struct TrackMovement
{
    bool moves = false; // in any frame
    bool isSeen = false; // in a frame that the viewer examines: it ignores the last rotation and the third position
};

[[nodiscard]] TrackMovement movementOf(const JointTrack &track);

} // namespace limber
