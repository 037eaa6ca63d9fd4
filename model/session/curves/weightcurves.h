#pragma once

#include "curves/channelcurves.h"
#include "weight/figureweight.h"

namespace limber {

// The curves of a figure's weight; these numbers stand for their columns.
enum class WeightCurve {
    // The centre of mass, in file units along the axes of the file, and its speed, per second.
    CentreX = -2,
    CentreY = -3,
    CentreZ = -4,
    CentreSpeed = -5,
    // What the ground carries of the figure, in body weights: below the left feet, below the right ones, and in all.
    ForceLeft = -6,
    ForceRight = -7,
    ForceTotal = -8,
};

// Returns whether curves of this kind show the weight of a figure.
[[nodiscard]] bool showsWeight(CurveKind kind);

// Returns the curves of one of those two kinds. They have no values if `weight` is null.
[[nodiscard]] JointCurves weightCurves(const FigureWeight *weight, CurveKind kind);

} // namespace limber
