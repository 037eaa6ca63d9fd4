#pragma once

#include "base/progress.h"
#include "motion/clip.h"
#include "motion/frameinterval.h"

#include <glm/gtc/quaternion.hpp>

#include <span>
#include <string>
#include <vector>

namespace limber {

// Returns the rotations of a joint relative to its parent, one for each of the frames, on one hemisphere: each is the
// quaternion closer to the one before (q and -q are the same rotation), so that they can be mixed and filtered.
[[nodiscard]] std::vector<glm::dquat> rotationTrack(const Clip &clip, int joint, const FrameInterval &frames);

// Makes each rotation of a track closer to its neighbour than its negative is.
void makeContinuous(std::span<glm::dquat> rotations);

// The rotation that writing a track could not express because the joint has fewer than three rotation channels.
struct RotationResidual
{
    double degrees = 0.0; // the largest difference
    int joint = NoJoint;
    int frame = -1;
    int jointCount = 0; // number of joints with a difference

    void add(const RotationResidual &other);
};

// Gives a joint the rotations of a track, from frame `first` on, as angles near to its present ones. Frames whose
// rotation differs by less than 1e-12 of a turn keep their exact values. If the progress stops it, only a part is
// written.
RotationResidual writeRotations(Clip &clip, int joint, int first, std::span<const glm::dquat> rotations,
                                const Progress &progress = {});

// Writes rotations that are unrelated to the values there (in new frames): angles follow those of the frame before; in
// the first frame they follow those of `near`, the values of a whole frame, if there are any.
RotationResidual writeNewRotations(Clip &clip, int joint, int first, std::span<const glm::dquat> rotations,
                                   std::span<const double> near = {});

} // namespace limber
