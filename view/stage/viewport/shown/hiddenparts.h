#pragma once

#include "figure/bonegeometry.h"

namespace limber {

class JointStates;

// Removes the hidden parts of a figure: the joints and end sites themselves, and the bones that belong to them.
void removeHidden(Figure &figure, const JointStates &states);

} // namespace limber
