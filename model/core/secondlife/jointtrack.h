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
    // Against the parent. Multiplied from the half angles of the channels, with the sign that comes of it: that decides
    // what the viewer makes of a blend between two of them.
    std::vector<glm::dquat> rotations;
    std::vector<glm::dvec3> positions; // against the parent, inches; none for a joint without position channels
};

[[nodiscard]] JointTrack jointTrack(const Clip &clip, int joint, const PositionRules &rules);

// How many joints are below this one, along the longest chain.
[[nodiscard]] std::vector<int> depthsBelow(const Skeleton &skeleton);

// The frames that are played: all but the first, which is what the others are compared with. A single frame is played.
[[nodiscard]] inline int firstPlayedFrame(int frameCount)
{
    return frameCount > 1 ? 1 : 0;
}

// How far two rotations are apart by the viewer's measure: the sum of the distances between the two images of the unit
// vectors along X and Y.
[[nodiscard]] double rotationMeasure(const glm::dquat &a, const glm::dquat &b);

// Whether a track leaves what it was in the first frame, and where.
struct TrackMovement
{
    bool moves = false; // in any frame
    bool isSeen = false; // in a frame that the viewer looks at: it leaves out the last rotation and the third position
};

[[nodiscard]] TrackMovement movementOf(const JointTrack &track);

} // namespace limber
