#pragma once

#include "geometry/directionfit.h"
#include "motion/skeleton.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// Where one path down from a target joint should point: towards some joints of the source.
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

// A target joint whose bone spans joints of the source that nothing follows: it follows the lines from joint to
// joint, which rotate against the guide from frame to frame.
struct Chord
{
    int joint = NoJoint; // of the target
    int guide = NoJoint; // of the source: the lines start there
    std::vector<BoneAims> bones;
    // world = fit(bones, before) * after; rotation = transpose(sourceReference) * world * targetReference
    glm::dmat3 before{1.0};
    glm::dmat3 after{1.0};
    glm::dmat3 sourceReference{1.0};
    glm::dmat3 targetReference{1.0};
};

// The rotation that the directions ask for; where they give an axis only, the least one from what is inherited.
[[nodiscard]] glm::dmat3 rotationFor(const std::vector<DirectionPair> &pairs, const glm::dmat3 &inherited);

// The directions of bones together with those that they should have, seen from `position` among the source's joints.
// Bones without a direction are left out.
[[nodiscard]] std::vector<DirectionPair> directionPairs(const std::vector<BoneAims> &bones, const glm::dvec3 &position,
                                                        std::span<const glm::dvec3> positions);

// What replaces rotations[chord.joint] in one frame: `worldFromGuide` and `positions` of the source, in the
// target's world.
[[nodiscard]] glm::dmat3 chordRotation(const Chord &chord, const glm::dmat3 &worldFromGuide,
                                       std::span<const glm::dvec3> positions);

} // namespace limber
