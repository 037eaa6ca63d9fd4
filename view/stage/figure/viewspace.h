#pragma once

#include "motion/channel.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

namespace limber {

// Returns the rotation from a document's own coordinates to view space, where Y is always up and a figure made by the
// conventions of its up axis looks along +Z. Everything is drawn in view space.
[[nodiscard]] glm::dmat3 viewFromDocument(Axis up);

// Returns false for nan, infinities and numbers so large that their squares would overflow: such points are not drawn.
[[nodiscard]] bool isDrawable(const glm::dvec3 &point);

} // namespace limber
