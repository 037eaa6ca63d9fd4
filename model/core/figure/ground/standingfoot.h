#pragma once

#include "ground/leftalone.h"
#include "motion/frameinterval.h"

#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// Where a joint of a foot is, by frame, and when it is in contact with the floor; finite, and tidied.
struct JointInContact
{
    std::span<const glm::dvec3> positions;
    std::span<const FrameInterval> contacts;
};

// How to tell what a lock has left behind.
struct StandingLimits
{
    LeftAlone leftAlone = LeftAlone::Nothing;
    glm::dvec3 up{0.0}; // of length 1
    double legLength = 0.0; // file units
    double fade = 0.0; // frames: how long the foot fades out of a lock
    double closedGap = 0.0; // frames: contacts that are no farther apart are taken for one
    // How far a floor moves in a frame, in file units, if it moves and the positions are those on it.
    double floorStep = 0.0;

    // Returns how long it fades at most: longer where a knee would pop otherwise.
    [[nodiscard]] double longestFade() const { return 2.0 * fade; }
};

// Returns for some stretches of frames, each of which joins contacts of ankle and toe that meet, whether the foot
// already stands in them: it moves by so little that nobody sees it. Of what a lock has left behind, also if it is
// exactly still in most of a contact, as no captured foot is, and goes briefly only while it fades out of the lock:
// there it is so slow that the contact is now longer, or one with the next. A foot that slides for longer, or visibly
// between two places, does not stand. Around such a contact it may seem to stand once more, for as many frames as it
// fades. How a floor moves is known less well than that: there it is enough that the height is still and that the foot
// goes with the floor.
[[nodiscard]] std::vector<bool> standingIn(const JointInContact &ankle, const JointInContact &toe,
                                           std::span<const FrameInterval> stretches, const StandingLimits &limits);

} // namespace limber
