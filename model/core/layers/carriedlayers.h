#pragma once

#include "layers/layer.h"
#include "motion/clip.h"

namespace limber {

// The layers of a clip for what an edit made of it: joints are found again by their keys (see jointKeys), those that
// are gone are left out. None if the clip has another number of frames, which cannot be found again.
[[nodiscard]] Layers carriedLayers(const Layers &layers, const Clip &from, const Clip &to);

// What becomes of layers when frames are put in before a frame: what comes later moves, and a window around the place
// grows. Frames put in where a key has offsets of its own for every frame have those of the frame before.
[[nodiscard]] Layers withFramesInserted(Layers layers, int before, int count);

// What becomes of layers when frames are taken out: the keys of these frames go, unless their windows reach beyond;
// what comes later moves.
[[nodiscard]] Layers withFramesRemoved(Layers layers, int first, int count);

} // namespace limber
