#pragma once

#include "body/figureshape.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/mat3x3.hpp>

#include <optional>
#include <vector>

namespace limber {

// The pose in which two figures are compared: how each joint is rotated in the world, and its position.
struct ReferencePose
{
    std::vector<glm::dmat3> rotations; // world, one for each joint
    std::vector<glm::dvec3> positions; // of the joints
    std::vector<glm::dvec3> endPositions; // of the end sites

    // The same in a world that is rotated: positions by `by`, rotations on both sides.
    [[nodiscard]] ReferencePose rotated(const glm::dmat3 &by) const;
};

// The rest pose, or that of a frame of the clip.
[[nodiscard]] ReferencePose referencePose(const Clip &clip, const PositionRules &rules, const FigureShape &shape,
                                          std::optional<int> frame);

} // namespace limber
