#pragma once

#include "layers/layer.h"
#include "motion/clip.h"

namespace limber {

// Returns the layers of a clip for the clip that an edit made of it. Joints are found again by their keys (see
// jointKeys); joints that are gone are left out. Returns no layers if the clip has another number of frames, since
// frames then cannot be found again.
[[nodiscard]] Layers carriedLayers(const Layers &layers, const Clip &from, const Clip &to);

// Returns the layers after frames were inserted before a frame: later keys and windows move, and a window around the
// insertion grows. If a key has offsets of its own for every frame, inserted frames get those of the frame before.
[[nodiscard]] Layers withFramesInserted(Layers layers, int before, int count);

// Returns the layers after frames were removed: keys of these frames are dropped unless their windows reach beyond;
// later keys and windows move.
[[nodiscard]] Layers withFramesRemoved(Layers layers, int first, int count);

} // namespace limber
