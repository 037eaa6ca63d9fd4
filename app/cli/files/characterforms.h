#pragma once

#include "storage/characters/characterforms.h"
#include "words/commandline.h"

#include <string>
#include <string_view>

namespace limber::cli {

// Returns the form with the ending of a file, in any letter case, or null; `isAnimationOnly` chooses between those
// that have the same ending.
[[nodiscard]] const CharacterForm *characterFormOf(std::string_view file, bool isAnimationOnly);
// Returns the endings of all, each after these words: "OUT.glb, OUT.vrma, OUT.fbx".
[[nodiscard]] std::string characterFormNames(std::string_view before);

// Writes the motion on a character completely or not at all. Reports what goes wrong and what the file cannot show;
// returns whether all went well.
[[nodiscard]] bool saveOnCharacter(const CharacterForm &form, const CharacterFile &character, const CharacterMove &move,
                                   const std::string &out, const CommandLine &line);

} // namespace limber::cli
