#pragma once

#include "base/reading.h"
#include "project/project.h"

#include <string_view>

namespace limber {

// Reads from a project file which BVH file it names. Refuses a text that is not a project, and one that names no file
// or a file that is not in its folder or below: an absolute path, a URL, a path with "..". It does not examine the text
// after that.
[[nodiscard]] Reading<ProjectMotion> readProjectHead(std::string_view text);

} // namespace limber
