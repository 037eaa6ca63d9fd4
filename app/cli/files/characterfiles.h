#pragma once

#include "storage/characters/characterfile.h"
#include "words/commandline.h"

#include <optional>
#include <string>
#include <vector>

namespace limber::cli {

// Returns whether a word names the file of a character.
[[nodiscard]] bool isCharacter(const std::string &word);

// Reads a character with progress, with its surface if that is wanted; reports what is wrong with it.
[[nodiscard]] std::optional<CharacterFile> readCharacter(const std::string &file, const CommandLine &line,
                                                         SceneContent content = SceneContent::MotionAndMeshCheck);

// Reads a skeleton of a character, or any other as loadSkeleton() does. `names` gets those by which its joints are
// matched, if they are others than their own.
[[nodiscard]] std::optional<Clip> loadNamedSkeleton(const std::string &word, const CommandLine &line,
                                                    std::vector<std::string> &names);

} // namespace limber::cli
