#pragma once

#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/vec3.hpp>

namespace limber::cli {

// The box around everything that a clip's joints and end sites pass through, file units.
struct Bounds
{
    glm::dvec3 least{0.0};
    glm::dvec3 most{0.0};
};

// Over all frames; over the rest pose where there are none.
[[nodiscard]] Bounds boundsOf(const Clip &clip, const PositionRules &rules);

} // namespace limber::cli
