#pragma once

#include "operations/applyoperation.h"

#include <optional>

namespace limber {

// What an operation makes of the frames around one frame, known long before the whole clip is done.
struct FramePreview
{
    Clip clip; // these frames alone
    int firstFrame = 0; // in the whole clip
    PositionRules rules; // of the whole clip, which they are to be read by
    Axis up = Axis::Y; // away from the floor, after the operation
};

// Does an operation to half a second before and after a frame. Near to what it does to the whole clip, not the same:
// what it learns from the whole clip, such as noise, it learns from these frames. Nothing for operations that are not
// local, for calls that leave the frame alone, and where the call cannot be done.
[[nodiscard]] std::optional<FramePreview> previewAround(int frame, const OperationCall &call, const Clip &clip,
                                                        const OperationContext &context = {},
                                                        const Progress &progress = {});

} // namespace limber
