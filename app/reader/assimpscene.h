#pragma once

#include "scene/scene.h"

#include <optional>
#include <string>
#include <string_view>

namespace limber::reader {

enum class ForeignFormat { Fbx, Collada };

// Returns what Assimp reads from the bytes of a file. If that fails, returns nothing, and `problem` has Assimp's
// message.
[[nodiscard]] std::optional<Scene> readByAssimp(ForeignFormat format, std::string_view bytes, std::string &problem);

} // namespace limber::reader
