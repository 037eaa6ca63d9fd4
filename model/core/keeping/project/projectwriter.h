#pragma once

#include "project/project.h"

#include <functional>
#include <string>
#include <string_view>

namespace limber {

// Passes the text of a project file in pieces to a sink, which returns whether to continue; returns false if the sink
// stopped it. The same content gives the same bytes. Each key of a layer, each frame of its rows, each marker and each
// joint has a line of its own. Joints are written by their keys (see jointKeys), numbers as the shortest decimals that
// read as the same. Offsets of a layer that neither rotate nor displace are not written, nor are ids of layers.
bool writeProject(const Project &project, const Skeleton &skeleton, const std::function<bool(std::string_view)> &sink);

// Returns the whole text.
[[nodiscard]] std::string projectText(const Project &project, const Skeleton &skeleton);

} // namespace limber
