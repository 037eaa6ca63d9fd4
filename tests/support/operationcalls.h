#pragma once

#include "operations/applyoperation.h"

#include <QString>

namespace limber::test {

// A call that fits the clip: it sets only the required parameters, with values from the ranges that the operation
// declares. A second clip is the clip itself (see contextWith).
[[nodiscard]] OperationCall plainCall(const Operation &operation, const Clip &clip);

// A context in which every name of a second clip stands for this clip.
[[nodiscard]] OperationContext contextWith(const Clip &second);

// The same apply() that the library has.
using limber::apply;

// Returns the result of a call that is written as on the command line. The test fails if the operation is not done.
[[nodiscard]] Clip applied(const std::string &call, const Clip &clip, const OperationContext &context = {});

// The largest distance between the joints and end sites of two clips, in file units, and the largest angle between
// their orientations, in degrees.
struct PoseError
{
    double units = 0.0;
    double degrees = 0.0;
};
// The clips must have the same joints and frames.
[[nodiscard]] PoseError poseError(const Clip &a, const Clip &b);

} // namespace limber::test
