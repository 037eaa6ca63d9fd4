#pragma once

#include "base/progress.h"
#include "layers/layer.h"
#include "motion/clip.h"

#include <optional>
#include <span>
#include <vector>

namespace limber {

// The frames that a layer may change; empty (last before first) for none.
[[nodiscard]] FrameInterval framesOf(const Layer &layer, int frameCount);
// The same of all layers that are heard.
[[nodiscard]] FrameInterval framesOf(const Layers &layers, int frameCount);

// The motion of a clip with all layers over it that are heard. Frames and columns that no layer changes keep every bit.
// Nothing if the progress stopped it.
[[nodiscard]] std::optional<Motion> layeredMotion(const Clip &clip, const Layers &layers,
                                                  const Progress &progress = {});

// The values of one frame with the first `count` layers over it: the same pose as in the whole motion, though angles
// may stand a turn apart. -1: all.
[[nodiscard]] std::vector<double> layeredFrame(const Clip &clip, const Layers &layers, int frame, int count = -1);

// The values that lead to `values` with the layers from `first` on over them. Nothing where one of them hides what lies
// beneath.
[[nodiscard]] std::optional<std::vector<double>> withoutLayers(const Skeleton &skeleton, const Layers &layers,
                                                               int first, int frame, std::span<const double> values);

} // namespace limber
