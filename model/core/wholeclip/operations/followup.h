#pragma once

#include "operations/operationinput.h"
#include "operations/operationoutput.h"

#include <string>

namespace limber {

// Applies another operation, a call as text, to the result of an operation and adds its notes and warnings. If the
// operation cannot be applied to this clip or does not exist, the result stays as it is. Returns false if the progress
// stopped it.
[[nodiscard]] bool followUp(OperationOutput &output, const OperationInput &input, const std::string &call,
                            const Progress &progress, const Clip *before = nullptr);

// Holds the standing feet, if the clip has feet, in frames of the result.
[[nodiscard]] bool keepFeetStanding(OperationOutput &output, const OperationInput &input, const FrameInterval &frames,
                                    const Progress &progress);
// The same, but feet that slide in the input clip go on sliding as there, without its jitter.
[[nodiscard]] bool keepFeetAsBefore(OperationOutput &output, const OperationInput &input, const FrameInterval &frames,
                                    const Progress &progress);

} // namespace limber
