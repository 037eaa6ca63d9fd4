#pragma once

#include "motion/frameinterval.h"
#include "motion/skeleton.h"

#include <glm/vec3.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>

namespace limber {

// What additions that were read from a file have to fulfil, see isSound().

[[nodiscard]] inline bool isJointOf(const Skeleton &skeleton, int joint)
{
    return joint >= 0 && joint < skeleton.jointCount();
}

[[nodiscard]] inline bool isInOrder(const FrameInterval &interval)
{
    return interval.first <= interval.last;
}

[[nodiscard]] inline bool isFinite(const std::optional<glm::dvec3> &vector)
{
    return !vector || (std::isfinite(vector->x) && std::isfinite(vector->y) && std::isfinite(vector->z));
}

template <typename Range, typename Projection>
[[nodiscard]] bool isRising(const Range &range, Projection projection)
{
    return std::ranges::adjacent_find(range, std::greater_equal(), projection) == range.end();
}

} // namespace limber
