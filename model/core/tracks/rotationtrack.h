#pragma once

#include "base/progress.h"
#include "contacts/contacts.h"
#include "motion/clip.h"

#include <glm/gtc/quaternion.hpp>

#include <span>
#include <string>
#include <vector>

namespace limber {

// The rotations of a joint against its parent, one for each of the frames, on one hemisphere: each is the
// quaternion nearer to the one before (q and -q are the same rotation), so that they can be mixed and filtered.
[[nodiscard]] std::vector<glm::dquat> rotationTrack(const Clip &clip, int joint, const FrameInterval &frames);

// Makes neighbours of a track nearer than their negatives are.
void makeContinuous(std::span<glm::dquat> rotations);

// What writing a track could not show, because the joint has fewer than three rotation channels.
struct UnshownRotation
{
    double degrees = 0.0; // the largest
    int joint = NoJoint;
    int frame = -1;
    int jointCount = 0; // how many joints have some

    void add(const UnshownRotation &other);
};

// Gives a joint the rotations of a track, frame `first` and those after it, as angles near to those that it has. Frames
// whose rotation differs by less than 1e-12 of a turn keep their very values. The progress may stop it half done.
UnshownRotation writeRotations(Clip &clip, int joint, int first, std::span<const glm::dquat> rotations,
                               const Progress &progress = {});

// The same from rotations that have nothing to do with the values there (new frames): angles follow those of the
// frame before, and in the first one those of `near`, values of the whole frame, if there are any.
UnshownRotation writeNewRotations(Clip &clip, int joint, int first, std::span<const glm::dquat> rotations,
                                  std::span<const double> near = {});

} // namespace limber
