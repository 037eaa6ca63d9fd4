#include "figure/viewspace.h"

#include <cmath>

namespace limber {

glm::dmat3 viewFromDocument(Axis up)
{
    // glm takes columns: where the document's X, Y and Z go.
    switch (up) {
    case Axis::X:
        return {{0, 1, 0}, {-1, 0, 0}, {0, 0, 1}};
    case Axis::Y:
        break;
    case Axis::Z:
        return {{1, 0, 0}, {0, 0, -1}, {0, 1, 0}};
    }
    return glm::dmat3(1.0);
}

bool isDrawable(const glm::dvec3 &point)
{
    constexpr double largest = 1e100;
    // A nan fails every comparison.
    return std::abs(point.x) < largest && std::abs(point.y) < largest && std::abs(point.z) < largest;
}

} // namespace limber
