#pragma once

#include <QByteArray>

#include <glm/vec3.hpp>

#include <array>

namespace limber::test {

// A leg in each of the formats of 3D programs, written here from their descriptions: Hips, below it Knee, below it
// Ankle, in four frames, 25 a second. The Hips travel and turn, the Knee bends.
[[nodiscard]] QByteArray legAsFbx(bool isBinary);
[[nodiscard]] QByteArray legAsCollada();
// Its numbers are at this address; as data in the text itself where there is none.
[[nodiscard]] QByteArray legAsGltf(const QByteArray &uri = {});
[[nodiscard]] QByteArray legNumbers();

// Where its joints are in a frame, centimetres, Y up.
[[nodiscard]] std::array<glm::dvec3, 3> legPositions(int frame);
inline constexpr int legFrames = 4;

// An FBX file, binary, with a list of numbers that says it has this many bytes and holds packed zeros.
[[nodiscard]] QByteArray fbxThatSwells(quint32 count);

} // namespace limber::test
