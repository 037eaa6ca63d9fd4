#pragma once

#include "base/message.h"
#include "base/progress.h"
#include "character/character.h"
#include "pose/positionrule.h"

#include <glm/mat4x4.hpp>

#include <optional>
#include <vector>

namespace limber {

// How one property of a node changes, as keys of glTF.
struct CharacterTrack
{
    int node = 0; // of the scene
    bool isRotation = true; // else a translation
    bool isStill = false; // it has one key, else one in every frame
    std::vector<float> values; // x, y, z, w of a unit quaternion, each near to the one before; or x, y, z

    [[nodiscard]] int width() const { return isRotation ? 4 : 3; }
};

// A motion on the nodes of a character's file.
struct CharacterMotion
{
    int frames = 0;
    double frameTimeSeconds = 0.0;
    std::vector<CharacterTrack> tracks; // in the order of the joints; at most one for each property of a node
    std::vector<Message> notes; // what the nodes cannot show
};

// Puts a motion back on the nodes, the reverse of clipOfScene(). Let A be the world rotation of a node at rest and J
// that of the joint relative to its parent: the node then has the rotation A_parent^-1 J A relative to its parent. A
// node that stays as it is at rest gets no track, or one key if another animation of the file moves it. The clip must
// have the joints of the character. Returns nothing if the progress stopped it.
[[nodiscard]] std::optional<CharacterMotion> motionOnNodes(const Character &character, const Clip &clip,
                                                           const PositionRules &rules, const Progress &progress = {});

// Returns the matrix of each node in the world of the file, in a frame of a motion.
[[nodiscard]] std::vector<glm::dmat4> nodeWorlds(const Scene &scene, const CharacterMotion &motion, int frame);

} // namespace limber
