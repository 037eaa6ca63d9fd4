#pragma once

#include "resultcheck/checkedposes.h"
#include "resultcheck/nearbymost.h"
#include "resultcheck/resultcheck.h"

#include <array>
#include <vector>

namespace limber {

// A leg or an arm of the source and of the result, with what the check learns about it from the source.
struct CheckedLimb
{
    std::array<int, 3> source{NoJoint, NoJoint, NoJoint}; // where upper bone, lower bone and end begin
    std::array<int, 3> result{NoJoint, NoJoint, NoJoint}; // their counterparts
    glm::dvec3 hinge{0.0}; // in the frame of the source's upper bone; zero if its frames do not tell it
    double usualAcceleration = 0.0; // 99th percentile for the middle joint, source units per frame and frame
};

// Returns the whole limbs whose joints all have a counterpart.
[[nodiscard]] std::vector<CheckedLimb> limbsToCheck(const ResultCheckInput &input);

// Learns hinges and usual accelerations from all frames of the source. Returns false if the progress stopped it.
bool learnFromSource(const ResultCheckInput &input, std::vector<CheckedLimb> &limbs, const Progress &progress);

// Returns by how many degrees a limb is bent about an axis in the world; negative for backward.
[[nodiscard]] double bendDegrees(const CheckedPoses &poses, int frame, const std::array<int, 3> &limb,
                                 const glm::dvec3 &axis);

// Returns the hinge of a limb of the source in the world; zero if it is not known.
[[nodiscard]] glm::dvec3 hingeOfSource(const CheckedPoses &poses, int frame, const CheckedLimb &limb);

// Returns the acceleration of a joint in a frame with neighbours, in units per frame and frame.
[[nodiscard]] double acceleration(const CheckedPoses &poses, int frame, int joint);

} // namespace limber
