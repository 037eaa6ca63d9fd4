#include "tables/weightcolumns.h"

#include "base/at.h"

#include <utility>

namespace limber {

WeightColumns::WeightColumns(FigureWeight weight) : m_weight(std::move(weight))
{
    addNames("com", {"x", "y", "z"});
    addNames("force", {"x", "y", "z"});
    addName("left.y");
    addName("right.y");
    addName("support");
}

void WeightColumns::fill(int frame, std::span<double> values)
{
    const WeightInFrame &own = at(m_weight.frames(), frame);
    auto next = values.begin();
    for (const glm::dvec3 &vector : {own.centre, own.force}) {
        for (int axis = 0; axis < 3; ++axis)
            *next++ = vector[axis];
    }
    *next++ = own.left;
    *next++ = own.right;
    *next = static_cast<double>(own.support);
}

} // namespace limber
