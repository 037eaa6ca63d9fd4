#pragma once

#include "character/character.h"

#include <string>
#include <vector>

namespace limber {

// Returns what the file of a character of glTF is: "glTF 2.0", "VRM 1.0", "VRM 0.x" or "VRM animation 1.0".
[[nodiscard]] const char *gltfFormatOf(const Character &character);

// Returns in words which part of the body each joint is: the bone that the file says it is, such as "leftUpperArm", or
// else what its name and the shape show, such as "left upper arm". Empty for joints of which nothing is known.
[[nodiscard]] std::vector<std::string> rolesInWords(const Character &character);

} // namespace limber
