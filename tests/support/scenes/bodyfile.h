#pragma once

#include "motion/skeleton.h"

#include <QByteArray>

#include <glm/vec3.hpp>

namespace limber::test {

// A glTF file with a body for a skeleton whose units are centimetres: a box around each bone, which follows its joint,
// magenta if nothing else is said, and one mesh node. Its numbers stand as data in the text.
[[nodiscard]] QByteArray bodyAsGltf(const Skeleton &skeleton, const glm::vec3 &colour = {0.9F, 0.0F, 0.9F});

} // namespace limber::test
