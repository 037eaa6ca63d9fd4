#pragma once

#include "filling/gap.h"
#include "operations/operationinput.h"

#include <optional>
#include <vector>

namespace limber {

// Frames in which a filled foot is held in its place.
struct HeldFoot
{
    int joint = NoJoint; // the foot
    FrameInterval frames;
};

// Holds the feet of filled legs in their places where they stand. `filled` is the clip with the filling of the gap;
// only its legs change, and only in the frames of the gap. When a foot stands, the user's contacts say; without them it
// stands as long as its contact beside the gap lasts, and through the whole gap if it stands before and after it at the
// same place and the filling does not lift it between. Whole legs only: of a lost foot alone the knee is known. Returns
// where feet are held, or nothing if the progress stopped it.
[[nodiscard]] std::optional<std::vector<HeldFoot>> holdFilledFeet(const OperationInput &input, const Gap &gap,
                                                                  Clip &filled, const Progress &progress);

} // namespace limber
