#pragma once

#include "body/mirrorpairs.h"
#include "motion/skeleton.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <optional>
#include <span>
#include <vector>

namespace limber {

// What is known of a figure whose left and right are compared; one entry for each joint.
struct SidedFigure
{
    const Skeleton &skeleton;
    const MirrorPairs &pairs;
    std::span<const glm::dvec3> translations; // usual ones from the parents, file units
    std::vector<bool> travels; // whether the line from its parent is no bone
    // What carries a joint's coordinates to those of its partner in a mirror, as the anatomy shows it; nothing if
    // unknown.
    std::vector<std::optional<glm::dmat3>> anatomical;
    // The mean of what carries directions of a joint's parent into the joint, over the frames; empty without frames.
    std::vector<glm::dmat3> jointFromParent;
    double sameLength = 0.0; // file units; bones that differ by no more count as mirror images
};

// Returns for each joint the reflection C that carries its coordinates to those of its partner: where the partner's
// mirror image has the world rotation M G, the joint has M G C. The bones at the joint are carried to those of the
// partner in direction; what they leave open is taken from the anatomy, or from the joint above. C of the partner is
// the inverse, so that mirroring twice changes nothing. Among reflections that fit alike, one that carries axes to
// axes, as rigs are made, is taken as it is.
[[nodiscard]] std::vector<glm::dmat3> imageFrames(const SidedFigure &figure);

} // namespace limber
