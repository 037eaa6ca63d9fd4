#pragma once

#include "base/progress.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// How a joint moves against another one, or in the world where that is NoJoint; by frame.
struct LocalTrack
{
    int joint = NoJoint;
    int against = NoJoint;
    std::vector<glm::dquat> rotations; // each on the hemisphere of the one before
    std::vector<glm::dvec3> positions; // file units
};

// Fills the tracks in. False if the progress stopped it.
[[nodiscard]] bool recordTracks(const Clip &clip, const PositionRules &rules, std::span<LocalTrack> tracks,
                                const Progress &progress);

// A point that stands for all of a track, and how far the track gets from it.
struct TrackSpread
{
    glm::dvec3 middle{0.0};
    double largest = 0.0;
    double mean = 0.0;

    // Whether it does not move at all but for rounding.
    [[nodiscard]] bool isStill() const;
};

// The point is the mean, or the one that is given.
[[nodiscard]] TrackSpread spreadOf(std::span<const glm::dvec3> positions);
[[nodiscard]] TrackSpread spreadAround(std::span<const glm::dvec3> positions, const glm::dvec3 &point);

// The mean of rotations: that with the least sum of squared angles to all of them.
[[nodiscard]] glm::dquat meanRotation(std::span<const glm::dquat> rotations);

} // namespace limber
