#pragma once

#include "base/progress.h"
#include "holding/hold.h"
#include "session/posing/posekeeping.h"

#include <optional>

namespace limber {

// A hold that is made, or made again for other frames, as a layer over a motion. It is a value, so that a worker can do
// it.
struct HoldOrder
{
    PosedMotion motion; // its layer is the one that is made again; -1 for a new one on top
    Axis up = Axis::Y;
    Hold hold;
    std::string name; // of a new layer
};

// What became of it.
struct HoldLayer
{
    std::optional<Layers> layers; // with the hold; nothing if it was refused or stopped
    int layer = -1; // its index
    HoldRefusal refusal = HoldRefusal::None;
    LayerRefusal layerRefusal = LayerRefusal::None; // why the layer cannot take it
    std::optional<HoldResult> result;
};

// Holds the joint over what the other layers make of the motion. The layer is locked, because a change by hand in it
// would be lost when the hold is made again.
[[nodiscard]] HoldLayer makeHold(HoldOrder order, const Progress &progress = {});

} // namespace limber
