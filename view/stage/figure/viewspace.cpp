#include "figure/viewspace.h"

#include "pose/upaxis.h"

#include <cmath>

namespace limber {

glm::dmat3 viewFromDocument(Axis up)
{
    return yUpFrom(up);
}

bool isDrawable(const glm::dvec3 &point)
{
    constexpr double largest = 1e100;
    // A nan fails every comparison.
    return std::abs(point.x) < largest && std::abs(point.y) < largest && std::abs(point.z) < largest;
}

} // namespace limber
