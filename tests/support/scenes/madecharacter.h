#pragma once

#include "character/character.h"
#include "character/gltfaddition.h"
#include "scene/gltf/gltfreader.h"

#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>

#include <QJsonArray>
#include <QJsonObject>

#include <initializer_list>
#include <string>
#include <vector>

namespace limber {

// How the nodes of a made file are written.
struct Oddities
{
    bool areMatrices = false;
    bool isMirrored = false; // by the node above the joints
    double size = 1.0; // of the node above
    glm::dvec3 turn{0.0}; // likewise, a rotation vector
    glm::dvec3 scaleOfSecond{1.0};
};

[[nodiscard]] QJsonArray listOf(std::initializer_list<double> numbers);

// A node above seven joints of a skin, in two chains, with axes at random. A list of other members comes first.
[[nodiscard]] QJsonObject madeFile(const Oddities &odd);
[[nodiscard]] std::string textOf(const QJsonObject &file);
// Returns a character without joints if the file has none.
[[nodiscard]] Character characterIn(const std::string &file, const GltfWish &wish = {});
// A motion of all joints of a character, with a root that travels.
[[nodiscard]] Clip movingClip(const Character &character);

// A file to which a motion was added, empty if that was refused.
struct Added
{
    std::string bytes;
    std::vector<Message> notes;
};

[[nodiscard]] Added added(const std::string &file, const Character &character, const Clip &clip,
                          const GltfAdditionOptions &options = {}, const GltfBuffers &beside = {});

// Returns the description in a .glb.
[[nodiscard]] QJsonObject headOf(const std::string &glb);
// Returns the matrix of each node in the world, at rest (animation -1) or in a frame of an animation that has a key in
// each frame.
[[nodiscard]] std::vector<glm::dmat4> worldsOf(const Scene &scene, int animation, int frame);

} // namespace limber
