#pragma once

#include "layers/layer.h"
#include "motion/clip.h"

namespace limber {

// A layer of another kind, or with its rotations on another side, that leads to the same poses in the frames of its
// keys, at full weight. Between keys it may lead elsewhere.
[[nodiscard]] Layer withKind(const Clip &clip, const Layers &layers, int index, Layer::Kind kind,
                             PoseChange::Side side);

} // namespace limber
