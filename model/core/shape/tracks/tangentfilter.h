#pragma once

#include "base/progress.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <functional>
#include <span>
#include <vector>

namespace limber {

// A filter of vectors that passes constants unchanged.
using VectorFilter = std::function<std::vector<glm::dvec3>(std::span<const glm::dvec3>)>;

// Filters rotations like vectors: as rotation vectors from a base that follows them slowly, far below the filter's
// cut-off, so that no axis and no angle is special (after Lee and Shin 2002). A rotation at constant speed stays as it
// is. Neighbours must be on one hemisphere. Rotations that are too fast for the filter, more than a half turn away from
// any slow base, stay as they are. Long tracks take a while: the progress is asked in between, and the result is empty
// if it stopped the work.
[[nodiscard]] std::vector<glm::dquat> filteredRotations(std::span<const glm::dquat> rotations, double frameTimeSeconds,
                                                        double cutoffHz, const VectorFilter &filter,
                                                        const Progress &progress = {});

// Returns rotations between `from` and `to` at this fraction: 0 is the first, 1 the second.
[[nodiscard]] std::vector<glm::dquat> mixed(std::span<const glm::dquat> from, std::span<const glm::dquat> to,
                                            double fraction);
[[nodiscard]] std::vector<glm::dvec3> mixed(std::span<const glm::dvec3> from, std::span<const glm::dvec3> to,
                                            double fraction);

} // namespace limber
