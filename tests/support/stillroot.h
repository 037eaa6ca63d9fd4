#pragma once

#include "motion/clip.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

namespace limber::test {

// Returns the clip with a root above its only root, which stays still where it is given: the figure moves in the world
// as before. The old root becomes a joint with an OFFSET of zero. The root of the clip has all six channels.
[[nodiscard]] Clip withStillRoot(const Clip &clip, const glm::dmat3 &rotation = glm::dmat3(1.0),
                                 const glm::dvec3 &position = glm::dvec3(0.0));

} // namespace limber::test
