#pragma once

namespace limber {

// The formats that limber-reader reads.
enum class SceneFormat { Gltf, Fbx, Collada };

} // namespace limber
