#pragma once

#include "figure/bonegeometry.h"

namespace limber {

class JointStates;

// Takes out of a figure what is hidden: the joints and end sites themselves, and the bones that belong to them.
void removeHidden(Figure &figure, const JointStates &states);

} // namespace limber
