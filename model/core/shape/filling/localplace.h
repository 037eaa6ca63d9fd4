#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

namespace limber {

// Where a joint is relative to its parent.
struct LocalPlace
{
    glm::dquat rotation{1.0, 0.0, 0.0, 0.0};
    glm::dvec3 position{0.0}; // file units
};

} // namespace limber
