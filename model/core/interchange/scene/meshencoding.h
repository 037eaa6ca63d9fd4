#pragma once

#include "base/bytesink.h"
#include "scene/scenemesh.h"

namespace limber {

// Passes a mesh to the sink, as part of an answer of limber-reader; returns false if the sink stopped it.
bool writeMesh(const SceneMesh &mesh, const ByteSink &sink);

} // namespace limber
