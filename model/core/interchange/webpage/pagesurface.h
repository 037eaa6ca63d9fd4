#pragma once

#include "base/bytesink.h"
#include "base/progress.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "scene/scenemesh.h"
#include "json/jsonwriter.h"

#include <cstdint>

namespace limber {

// Writes what a page says of a surface, as the members of an object: its bones, materials, and where its numbers are.
void describeSurface(JsonWriter &json, const SceneMesh &mesh);

// Writes the numbers of a surface as base64, all little-endian: for each vertex its position as three of 65536 steps
// between the corners of the box around all, its place on the picture likewise, four bones (16 bits), four weights and
// its normal and colour (8 bits each); then the triangles (32 bits), then the pictures: red, green, blue, alpha by
// rows.
[[nodiscard]] bool writeSurface(const SceneMesh &mesh, const ByteSink &sink);

// Writes the rotations of all joints as base64: x, y, z, w of a unit quaternion in the world of the page, Y up, each 16
// bits, by frames. Returns false if the sink or the progress stopped it.
[[nodiscard]] bool writeRotations(const Clip &clip, const PositionRules &rules, Axis up, const Progress &progress,
                                  const ByteSink &sink);

// Returns approximately how many bytes of a page a surface needs, and its motion.
[[nodiscard]] std::uint64_t surfaceBytes(const SceneMesh &mesh, const Clip &clip);

} // namespace limber
