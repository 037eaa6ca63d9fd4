#pragma once

#include "anatomy/bodymarks.h"
#include "anatomy/referencepose.h"

namespace limber {

// What is known about the feet of a reference pose.
enum class FeetInPose {
    Lifted, // the pose is from the middle of a motion
    Standing, // in a rest pose, but perhaps not as the feet stand in the clip
};

// Rotates feet and toes of a reference pose about ankles and toes until they lie as they do where the feet stand in the
// clip: in the middle of a stride a foot is lifted, while that of the figure that it is compared with is flat. A foot
// stands where it is low and calm. Feet that stand in the pose are only rotated by angles that are neither noise nor
// tiptoes, and less towards both limits. The pose must be one of the clip; `up` is the direction in its world, of
// length 1. Looks at no more than 500 frames.
void plantFeet(const Clip &clip, const PositionRules &rules, const BodyMarks &marks, const glm::dvec3 &up,
               FeetInPose feet, ReferencePose &pose);

// Rotates a reference pose as a whole until the body stands along `up`, if it lies or hangs: a file may have a rest
// pose that stands along another axis than its motion. A pose in which the up direction of the body is within 45
// degrees of `up`, or is not known, stays as it is.
void standUp(const BodyMarks &marks, const glm::dvec3 &up, ReferencePose &pose);

} // namespace limber
