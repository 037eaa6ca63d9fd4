#include "pose/posesize.h"

#include <glm/common.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

double longestSide(const Pose &pose)
{
    if (pose.jointPositions.empty())
        return 0.0;
    glm::dvec3 low = pose.jointPositions.front();
    glm::dvec3 high = low;
    for (const auto *points : {&pose.jointPositions, &pose.endPositions}) {
        for (const glm::dvec3 &point : *points) {
            low = glm::min(low, point);
            high = glm::max(high, point);
        }
    }
    const glm::dvec3 size = high - low;
    const double longest = std::max({size.x, size.y, size.z});
    return std::isfinite(longest) ? longest : 0.0;
}

} // namespace limber
