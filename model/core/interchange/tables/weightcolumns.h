#pragma once

#include "tables/motioncolumns.h"
#include "weight/figureweight.h"

namespace limber {

// The columns of a table of a figure's weight: the centre of mass (com.x, com.y, com.z) in file units, the force of the
// ground (force.x …) in body weights, both along the axes of the file; the upward force on each side (left.y, right.y,
// with these names whatever axis is up) in body weights; and the support, -1 if no foot stands, 0 if the balance point
// is outside of the standing feet, 1 if it is inside.
class WeightColumns final : public MotionColumns
{
public:
    explicit WeightColumns(FigureWeight weight);

    void fill(int frame, std::span<double> values) override;

private:
    FigureWeight m_weight;
};

} // namespace limber
