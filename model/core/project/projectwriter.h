#pragma once

#include "project/project.h"

#include <functional>
#include <string>
#include <string_view>

namespace limber {

// Passes the text of a project file in pieces to a sink, which answers whether to go on; answers false if it was
// stopped. The same content gives the same bytes: each key of a layer, each frame of its rows, each marker and each
// joint has a line of its own. Joints stand there by their keys (see jointKeys), numbers as the shortest decimals that
// read as the same. Offsets of a layer that neither rotate nor displace are not written, and no ids of layers.
bool writeProject(const Project &project, const Skeleton &skeleton, const std::function<bool(std::string_view)> &sink);

// All of it.
[[nodiscard]] std::string projectText(const Project &project, const Skeleton &skeleton);

} // namespace limber
