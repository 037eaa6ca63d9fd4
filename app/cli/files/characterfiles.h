#pragma once

#include "character/character.h"
#include "pose/positionrule.h"
#include "scene/sceneformat.h"
#include "words/commandline.h"

#include <optional>
#include <string>

namespace limber::cli {

// A character with the file that it comes from.
struct CharacterFile
{
    std::string path;
    SceneFormat format = SceneFormat::Gltf;
    Character character;
};

// Returns whether the bytes of a file are those of a character and not of a BVH file.
[[nodiscard]] bool isCharacterFile(const std::string &file);

// Reads a character through limber-reader, with progress; reports what is wrong with it or left out.
[[nodiscard]] std::optional<CharacterFile> loadCharacter(const std::string &file, const CommandLine &line);

// Reads a skeleton of a character, or any other as loadSkeleton() does. `named` gets the same skeleton with the names
// by which its joints are found.
[[nodiscard]] std::optional<Clip> loadNamedSkeleton(const std::string &word, const CommandLine &line, Skeleton &named);

// How a motion is written into the file of a character.
struct CharacterWriting
{
    std::string motionName; // UTF-8
    bool isAlone = false; // without meshes
};

// Writes the character's file with one more animation as .glb ("-" is standard output), completely or not at all.
// Reports what goes wrong and what the file cannot show; returns whether all went well.
[[nodiscard]] bool saveCharacter(const CharacterFile &character, const Clip &clip, const PositionRules &rules,
                                 const std::string &out, const CharacterWriting &writing, const CommandLine &line);

} // namespace limber::cli
