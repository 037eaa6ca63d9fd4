#pragma once

#include "operations/operationoutput.h"
#include "travel/rigidmove.h"

namespace limber {

// Warns of what moving the figure could not show.
void addLossOf(const MoveLoss &loss, const Skeleton &skeleton, OperationOutput &output);
// The same of rotations alone.
void addLossOf(const UnshownRotation &loss, const Skeleton &skeleton, OperationOutput &output);

} // namespace limber
