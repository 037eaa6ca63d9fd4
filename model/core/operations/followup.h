#pragma once

#include "operations/operationinput.h"
#include "operations/operationoutput.h"

#include <string>

namespace limber {

// Does another operation, a call as text, to the result of one; false if the progress stopped it. Its notes and
// warnings are added. An operation that cannot be done to this clip, or is not there, leaves the result as it is.
[[nodiscard]] bool followUp(OperationOutput &output, const OperationInput &input, const std::string &call,
                            const Progress &progress);

// Holds the feet that stand, if the clip has any, in frames of the result.
[[nodiscard]] bool keepFeetStanding(OperationOutput &output, const OperationInput &input, const FrameInterval &frames,
                                    const Progress &progress);

} // namespace limber
