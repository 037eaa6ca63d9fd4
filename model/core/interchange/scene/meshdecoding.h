#pragma once

#include "scene/scenemesh.h"

#include <cstddef>

namespace limber {

class AnswerBytes;

// Reads what writeMesh() wrote for a scene with this number of nodes. If the bytes are not that, the bytes are no
// answer (AnswerBytes::isGood()), and the mesh must not be used.
[[nodiscard]] SceneMesh readMesh(AnswerBytes &bytes, std::size_t nodes);

} // namespace limber
