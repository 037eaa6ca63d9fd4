#pragma once

#include "base/progress.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "weight/bodymass.h"

#include <glm/vec3.hpp>

#include <optional>
#include <span>
#include <vector>

namespace limber {

// Where a body is through the frames of a clip; file units, in the world.
struct BodyCourse
{
    std::vector<glm::dvec3> centres; // of mass, by frame
    // How high the lowest node of the body is along the up axis, by frame, without its feet; infinite if it has no
    // other.
    std::vector<double> lowest;
};

// Returns the course of a body with this mass; feet are these joints with all below them, and `up` has length 1.
// Returns nothing if the progress stopped it.
[[nodiscard]] std::optional<BodyCourse> courseOfBody(const Clip &clip, const PositionRules &rules, const BodyMass &mass,
                                                     std::span<const int> feet, const glm::dvec3 &up,
                                                     const Progress &progress);

} // namespace limber
