#pragma once

#include "storage/importing/characterfile.h"
#include "words/commandline.h"

#include <optional>
#include <string>
#include <vector>

namespace limber::cli {

// Returns whether a word names the file of a character.
[[nodiscard]] bool isCharacter(const std::string &word);

// Reads a character with progress, with its surface if that is wanted; reports what is wrong with it.
[[nodiscard]] std::optional<CharacterFile> readCharacter(const std::string &file, const CommandLine &line,
                                                         SceneContent content = SceneContent::Motion);

// Reads a skeleton of a character, or any other as loadSkeleton() does. `names` gets those by which its joints are
// matched, if they are others than their own.
[[nodiscard]] std::optional<Clip> loadNamedSkeleton(const std::string &word, const CommandLine &line,
                                                    std::vector<std::string> &names);

// Writes the character's file with one more animation as .glb, completely or not at all.
// Reports what goes wrong and what the file cannot show; returns whether all went well.
[[nodiscard]] bool saveCharacter(const CharacterFile &character, const Clip &clip, const PositionRules &rules,
                                 const std::string &out, const GltfAdditionOptions &options, const CommandLine &line);

// Writes a motion on the character's joints as .fbx, without meshes, in the same way.
[[nodiscard]] bool saveCharacterFbx(const CharacterFile &character, const Clip &clip, const PositionRules &rules,
                                    const std::string &out, const std::string &motionName, const CommandLine &line);

// Writes a motion on the character's joints as .vrma, which has only the bones of a human, in the same way.
[[nodiscard]] bool saveCharacterVrma(const CharacterFile &character, const Clip &clip, const PositionRules &rules,
                                     const std::string &out, const std::string &motionName, const CommandLine &line);

} // namespace limber::cli
