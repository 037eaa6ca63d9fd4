#pragma once

#include "layers/layer.h"
#include "motion/clip.h"

namespace limber {

// Returns the keys of a layer for another kind, or for rotations on another side, with the same poses in the frames of
// the keys at full weight. Between the keys poses may differ.
[[nodiscard]] Layer withKind(const Clip &clip, const Layers &layers, int index, Layer::Kind kind,
                             PoseChange::Side side);

} // namespace limber
