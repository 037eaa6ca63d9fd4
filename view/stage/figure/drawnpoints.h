#pragma once

#include "figure/bonegeometry.h"

#include <vector>

namespace limber {

// Adds points between which everything of a figure is drawn: those of its joints and, if it has a body, of the body's
// surface. Joints that stand apart are left out, and all joints inside a character that is shown alone: some may be far
// from it. Only one of `step` points of the surface is taken.
void addDrawnPoints(const Figure &figure, std::size_t step, std::vector<glm::dvec3> &points);

} // namespace limber
