#pragma once

#include "operations/operationoutput.h"
#include "travel/rigidmove.h"

namespace limber {

// Adds warnings about what the channels could not express when the figure was moved.
void addLossOf(const MoveLoss &loss, const Skeleton &skeleton, OperationOutput &output);
// Adds warnings about rotations that the channels could not express.
void addLossOf(const RotationResidual &loss, const Skeleton &skeleton, OperationOutput &output);

} // namespace limber
