#pragma once

#include "layers/layer.h"
#include "motion/framemap.h"

namespace limber {

// Layers that were converted to other frames.
struct MappedLayers
{
    Layers layers;
    // How many keys had an effect on remaining frames but could not be kept: in a layer that overrides, keys whose own
    // frame is gone.
    int lostKeys = 0;
};

// Returns the layers of a clip for another clip with these of its frames, `frameCount` in all. Their effect on these
// frames stays, except for lost keys: windows move unchanged, and a key of which only the fading remains gets offsets
// of its own for each frame.
[[nodiscard]] MappedLayers mappedLayers(const Layers &layers, const FrameMap &frames, int frameCount);

} // namespace limber
