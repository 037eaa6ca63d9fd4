#pragma once

#include "motion/clip.h"
#include "pose/positionrule.h"
#include "storage/characters/characterfile.h"
#include "words/commandline.h"

#include <string>
#include <string_view>

namespace limber::cli {

// Where the motion on a character is written.
struct CharacterOutput
{
    std::string path;
    std::string motionName; // UTF-8
    bool isAnimationOnly = false; // without meshes; see CharacterForm::canLeaveOutMeshes
};

// A kind of files in which the motion on a character can be written, beside BVH.
struct CharacterForm
{
    std::string_view ending; // ".glb"
    bool isItsOwnFile = false; // whether it is the character's file with more in it, which has to be glTF
    bool canLeaveOutMeshes = false;
    // Writes it completely or not at all. Reports what goes wrong and what the file cannot show; returns whether all
    // went well.
    bool (*save)(const CharacterFile &character, const Clip &clip, const PositionRules &rules,
                 const CharacterOutput &out, const CommandLine &line);
};

// Returns the one with the ending of a file, in any letter case, or null.
[[nodiscard]] const CharacterForm *characterFormOf(std::string_view file);
// Returns the endings of all, each after these words: "OUT.glb, OUT.vrma, OUT.fbx".
[[nodiscard]] std::string characterFormNames(std::string_view before);

} // namespace limber::cli
