#pragma once

#include "figure/bonegeometry.h"

#include <functional>

namespace limber {

// Removes the hidden parts of a figure: the marks and the lines of these nodes, and the bones that belong to them or
// end in such an end site.
void leaveOut(Figure &figure, const std::function<bool(NodeId)> &isHidden);

} // namespace limber
