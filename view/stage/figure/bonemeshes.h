#pragma once

#include <vector>

namespace limber {

// Returns triangles as position and normal, six floats per vertex, counter-clockwise as seen from outside. The bone
// lies along Y from 0 to 1 and is one wide; its normals are those before it is stretched.
[[nodiscard]] std::vector<float> octahedralBoneMesh();

// Returns a ball of radius 1 with smooth normals, with this many slices around and half as many stacks.
[[nodiscard]] std::vector<float> ballMesh(int slices);

} // namespace limber
