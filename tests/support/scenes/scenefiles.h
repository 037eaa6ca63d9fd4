#pragma once

#include <QByteArray>

#include <glm/vec3.hpp>

#include <array>

namespace limber::test {

// A leg in each of the formats of 3D programs, written here from the descriptions of those formats: Hips, below them
// Knee, below it Ankle, in four frames at 25 frames a second. The Hips travel and rotate, the Knee bends.
[[nodiscard]] QByteArray legAsFbx(bool isBinary);
[[nodiscard]] QByteArray legAsCollada();
// `uri` is the address of the numbers; if it is empty, they stand as data in the text itself.
[[nodiscard]] QByteArray legAsGltf(const QByteArray &uri = {});
[[nodiscard]] QByteArray legNumbers();

// The positions of its joints in a frame, in centimetres, with Y up.
[[nodiscard]] std::array<glm::dvec3, 3> legPositions(int frame);
inline constexpr int legFrames = 4;

// A binary FBX file whose list of numbers claims this count and holds compressed zeros.
[[nodiscard]] QByteArray fbxThatSwells(quint32 count);

} // namespace limber::test
