#pragma once

#include "layers/layer.h"
#include "project/projectlines.h"

namespace limber {

// Writes the layers as a list for a project. Each key and each frame of its rows has a line of its own. Offsets that
// neither rotate nor displace are not written, nor are ids.
void writeLayers(ProjectLines &out, const Layers &layers);

} // namespace limber
