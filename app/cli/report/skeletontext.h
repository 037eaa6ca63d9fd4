#pragma once

#include <string>

namespace limber::cli {

// Returns the built-in skeletons, one in each line.
[[nodiscard]] std::string skeletonList();
// Returns the same for programs, with the names of all joints.
[[nodiscard]] std::string skeletonsJson();

} // namespace limber::cli
