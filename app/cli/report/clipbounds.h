#pragma once

#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/vec3.hpp>

namespace limber::cli {

// The box around all positions of a clip's joints and end sites, in file units.
struct Bounds
{
    glm::dvec3 least{0.0};
    glm::dvec3 most{0.0};
};

// Returns the bounds over all frames, or over the rest pose if there are none.
[[nodiscard]] Bounds boundsOf(const Clip &clip, const PositionRules &rules);

} // namespace limber::cli
