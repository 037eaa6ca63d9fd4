#pragma once

#include "operations/applyoperation.h"

#include <optional>

namespace limber {

// The result of an operation for the frames around one frame, which is known long before the whole clip is done.
struct FramePreview
{
    Clip clip; // only these frames
    int firstFrame = 0; // the first of them in the whole clip
    PositionRules rules; // the rules of the whole clip, by which they must be read
    Axis up = Axis::Y; // the up axis after the operation
};

// Applies an operation to half a second before and after a frame. The result is close to that for the whole clip but
// not the same: what the operation learns from the whole clip, such as noise, it learns from these frames. Returns
// nothing for operations that are not local, for calls that do not include the frame, and if the call cannot be carried
// out.
[[nodiscard]] std::optional<FramePreview> previewAround(int frame, const OperationCall &call, const Clip &clip,
                                                        const OperationContext &context = {},
                                                        const Progress &progress = {});

} // namespace limber
