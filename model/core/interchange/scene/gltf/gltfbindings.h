#pragma once

#include "scene/gltf/gltffile.h"
#include "scene/gltf/gltfnumbers.h"
#include "scene/gltf/gltftree.h"

#include <vector>

namespace limber {

// Returns where the joints were when their skins were bound, by the inverse bind matrices of the file (glTF 2.0,
// Skins); a joint of several skins once. A skin whose matrices cannot be read, or do not fit the sizes of its joints,
// is left out.
[[nodiscard]] std::vector<SceneBinding> readBindings(const GltfFile &file, const GltfTree &tree, GltfNumbers &numbers);

} // namespace limber
