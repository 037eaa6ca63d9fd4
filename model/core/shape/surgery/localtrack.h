#pragma once

#include "base/progress.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// The motion of a joint relative to another joint, or in the world if that is NoJoint, by frame.
struct LocalTrack
{
    int joint = NoJoint;
    int against = NoJoint;
    std::vector<glm::dquat> rotations; // each on the hemisphere of the one before
    std::vector<glm::dvec3> positions; // file units
};

// Fills in the tracks. Returns false if the progress stopped it.
[[nodiscard]] bool recordTracks(const Clip &clip, const PositionRules &rules, std::span<LocalTrack> tracks,
                                const Progress &progress);

// A point that represents a track, and the distances of the track from it.
struct TrackSpread
{
    glm::dvec3 middle{0.0};
    double largest = 0.0;
    double mean = 0.0;

    // Returns whether the track does not move at all, except for rounding.
    [[nodiscard]] bool isStill() const;
};

// Measures the spread around the mean, or around the given point.
[[nodiscard]] TrackSpread spreadOf(std::span<const glm::dvec3> positions);
[[nodiscard]] TrackSpread spreadAround(std::span<const glm::dvec3> positions, const glm::dvec3 &point);

// Returns the mean of rotations: the rotation with the smallest sum of squared angles to all of them.
[[nodiscard]] glm::dquat meanRotation(std::span<const glm::dquat> rotations);

} // namespace limber
