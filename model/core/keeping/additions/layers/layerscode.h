#pragma once

#include "journal/bytecode.h"
#include "layers/layer.h"

namespace limber {

// Writes layers as bytes for a journal. Keys that are the same as in the layer with the same id before are only
// referred to, so that an edit of one key takes up little, however many others there are.
void putLayers(ByteWriter &out, const Layers &layers, const Layers &before);
// Reads them again; the reader fails if the bytes are not layers.
[[nodiscard]] Layers takeLayers(ByteReader &in, const Layers &before);

} // namespace limber
