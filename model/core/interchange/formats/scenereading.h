#pragma once

#include "formats/format.h"

#include <string_view>
#include <vector>

namespace limber {

// Returns how files of other 3D programs are read that limber-reader turns into a scene.
[[nodiscard]] FormatImport sceneImport(SceneFormat reader, std::vector<std::string_view> extensions);
// Returns the same for files that can also hold a character.
[[nodiscard]] FormatImport characterImport(SceneFormat reader, std::vector<std::string_view> extensions);

} // namespace limber
