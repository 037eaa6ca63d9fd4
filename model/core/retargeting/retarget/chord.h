#pragma once

#include "base/at.h"
#include "geometry/geometry.h"
#include "motion/skeleton.h"

#include <glm/mat3x3.hpp>
#include <glm/matrix.hpp>
#include <glm/vec3.hpp>

#include <span>

namespace limber {

// A target joint with one bone that spans unmapped joints of the source. It follows the line between the joints of the
// source at both ends, which rotates relative to the guide from frame to frame.
struct Chord
{
    int joint = NoJoint; // of the target
    int guide = NoJoint; // of the source; the line begins there
    int end = NoJoint; // of the source; the line ends there
    glm::dvec3 line{0.0}; // its direction in the reference pose, in the world
    glm::dmat3 sourceReference{1.0}; // world rotation of the guide there
    glm::dmat3 rotation{1.0}; // of the target's bone relative to the line: world from target joint there
};

// Returns the rotation from the target's joint to the guide in one frame, which takes the place of the one that the
// alignment has. `worldFromGuide` and `positions` are those of the source in the target's world.
[[nodiscard]] inline glm::dmat3 chordRotation(const Chord &chord, const glm::dmat3 &worldFromGuide,
                                              std::span<const glm::dvec3> positions)
{
    const glm::dvec3 line = at(positions, chord.end) - at(positions, chord.guide);
    const glm::dmat3 guideFromReference = glm::transpose(chord.sourceReference);
    // Rotates the line to where it would be if the guide were as in the reference pose.
    const glm::dvec3 now = chord.sourceReference * (glm::transpose(worldFromGuide) * line);
    return guideFromReference * arc(chord.line, now) * chord.rotation;
}

} // namespace limber
