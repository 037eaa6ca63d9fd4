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

// Rotations filtered as vectors are: as rotation vectors from a base that follows them slowly, far below the filter's
// cut-off, so that no axis and no angle is special (after Lee and Shin 2002). Rotation at constant speed stays as it
// is. Neighbours are on one hemisphere. What turns too fast for the filter, more than a half turn away from any slow
// base, stays as it is. Long tracks take a while: empty if the progress stopped it, which is asked in between.
[[nodiscard]] std::vector<glm::dquat> filteredRotations(std::span<const glm::dquat> rotations, double frameTimeSeconds,
                                                        double cutoffHz, const VectorFilter &filter,
                                                        const Progress &progress = {});

// Part of the way from each rotation to the other: 0 the first, 1 the second.
[[nodiscard]] std::vector<glm::dquat> mixed(std::span<const glm::dquat> from, std::span<const glm::dquat> to,
                                            double fraction);
[[nodiscard]] std::vector<glm::dvec3> mixed(std::span<const glm::dvec3> from, std::span<const glm::dvec3> to,
                                            double fraction);

} // namespace limber
