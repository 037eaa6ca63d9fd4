#pragma once

#include "scene/scene.h"

#include <optional>
#include <string>
#include <string_view>

namespace limber::reader {

enum class ForeignFormat { Fbx, Collada };

// What Assimp reads in the bytes of a file. Nothing with its words in `problem`.
[[nodiscard]] std::optional<Scene> readByAssimp(ForeignFormat format, std::string_view bytes, std::string &problem);

} // namespace limber::reader
