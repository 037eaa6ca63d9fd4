#pragma once

#include "layers/layer.h"
#include "motion/framemap.h"

namespace limber {

// Layers for other frames than they were made for.
struct MappedLayers
{
    Layers layers;
    // Keys that had an effect on frames that are left and could not follow: in a layer that overrides, those whose own
    // frame is gone.
    int lostKeys = 0;
};

// The layers of a clip for another one with these of its frames, `frameCount` in all. What they make of these frames
// stays, but for keys that are lost: windows move as they are, and a key of which only the fading is left gets offsets
// of its own for each frame.
[[nodiscard]] MappedLayers mappedLayers(const Layers &layers, const FrameMap &frames, int frameCount);

} // namespace limber
