#pragma once

#include "operations/applyoperation.h"

#include <QString>

namespace limber::test {

// A call that fits the clip: nothing but what must be given, made from the ranges that the operation declares. A second
// clip is the clip itself (see contextWith).
[[nodiscard]] OperationCall plainCall(const Operation &operation, const Clip &clip);

// Every name of a second clip means this clip.
[[nodiscard]] OperationContext contextWith(const Clip &second);

// As the library has it.
using limber::apply;

// The result of a call as it is written on the command line. The test fails where it is not done.
[[nodiscard]] Clip applied(const std::string &call, const Clip &clip, const OperationContext &context = {});

// The largest distance between joints and end sites of two clips, file units, and between orientations, degrees.
struct PoseError
{
    double units = 0.0;
    double degrees = 0.0;
};
// Clips with the same joints and frames.
[[nodiscard]] PoseError poseError(const Clip &a, const Clip &b);

} // namespace limber::test
