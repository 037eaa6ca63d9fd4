#pragma once

#include "anatomy/anatomicalframes.h"
#include "body/figureshape.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/mat3x3.hpp>

#include <vector>

namespace limber {

// The pose in which two figures are compared: the world rotation and position of each joint.
struct ReferencePose
{
    std::vector<glm::dmat3> rotations; // world, one for each joint
    std::vector<glm::dvec3> positions; // of the joints
    std::vector<glm::dvec3> endPositions; // of the end sites

    // Returns the pose in a rotated world: positions are rotated by `by`, rotations on both sides.
    [[nodiscard]] ReferencePose rotated(const glm::dmat3 &by) const;
};

// Rotates joints that are wrung in the rest pose about their bones until they lie there as in a body. No joint moves.
void unwring(const AnatomicalFrames &frames, ReferencePose &pose);

// Returns the rest pose, or the pose of a frame of the clip.
[[nodiscard]] ReferencePose referencePose(const Clip &clip, const PositionRules &rules, const FigureShape &shape,
                                          const ReferenceChoice &choice);

} // namespace limber
