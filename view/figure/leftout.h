#pragma once

#include "figure/bonegeometry.h"

#include <functional>

namespace limber {

// Takes out of a figure what is not to be drawn: the marks and the lines of these nodes, and the bones that belong to
// them or end in such an end site.
void leaveOut(Figure &figure, const std::function<bool(NodeId)> &isHidden);

} // namespace limber
