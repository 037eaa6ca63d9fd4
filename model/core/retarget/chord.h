#pragma once

#include "geometry/directionfit.h"
#include "motion/skeleton.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// Where one path down from a target joint should point: to some joints of the source.
struct BoneAims
{
    struct End
    {
        int source = NoJoint;
        double weight = 1.0;
    };
    std::vector<End> ends;
    glm::dvec3 from{0.0}; // its direction in the target's reference pose
    double weight = 1.0;
};

// A target joint whose bone spans unmapped joints of the source. It follows the lines from joint to joint, which rotate
// relative to the guide from frame to frame.
struct Chord
{
    int joint = NoJoint; // of the target
    int guide = NoJoint; // of the source; the lines begin there
    std::vector<BoneAims> bones;
    // world = fit(bones, before) * after; rotation = transpose(sourceReference) * world * targetReference
    glm::dmat3 before{1.0};
    glm::dmat3 after{1.0};
    glm::dmat3 sourceReference{1.0};
    glm::dmat3 targetReference{1.0};
};

// Returns the rotation that takes each direction nearest to where it should be. What the directions leave open comes
// from the inherited rotation, and the less they determine, the more does. It is continuous as long as the directions
// do not cancel out.
[[nodiscard]] glm::dmat3 rotationFor(const std::vector<DirectionPair> &pairs, const glm::dmat3 &inherited);

// Returns pairs of the directions of bones and the directions that they should have, seen from `position` to the
// source's joints. Bones without a direction are left out.
[[nodiscard]] std::vector<DirectionPair> directionPairs(const std::vector<BoneAims> &bones, const glm::dvec3 &position,
                                                        std::span<const glm::dvec3> positions);

// Returns the value that replaces rotations[chord.joint] in one frame. `worldFromGuide` and `positions` are those of
// the source in the target's world.
[[nodiscard]] glm::dmat3 chordRotation(const Chord &chord, const glm::dmat3 &worldFromGuide,
                                       std::span<const glm::dvec3> positions);

} // namespace limber
