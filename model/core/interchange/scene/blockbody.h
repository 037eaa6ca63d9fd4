#pragma once

#include <glm/vec3.hpp>

#include <span>

namespace limber {

// Returns whether parts may be those of a body of blocks, each limb of which is one part: at least two pairs lie on
// both sides of a plane, as arms and legs do, and two others on it, as trunk and head do. `places` are those of the
// parts in the world, in any unit. What has more parts than such a body is none.
[[nodiscard]] bool mayBeBlockBody(std::span<const glm::dvec3> places);

} // namespace limber
