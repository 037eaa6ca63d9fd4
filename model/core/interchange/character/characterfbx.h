#pragma once

#include "character/character.h"
#include "character/charactertracks.h"
#include "fbx/fbxwriter.h"

#include <string>

namespace limber {

// Returns the joints of a character and the nodes above them as nodes of an FBX file, with a motion of theirs: names,
// and axes are those of the character's file, lengths become centimetres, scales of joints become lengths, and a node
// on top stands them upright if the file does not. Meshes are left out: engines put the motion on the character that
// they have.
[[nodiscard]] FbxScene fbxOfCharacter(const Character &character, CharacterMotion motion, std::string motionName,
                                      std::string generator);

} // namespace limber
