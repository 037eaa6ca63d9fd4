#pragma once

#include "base/message.h"
#include "base/progress.h"
#include "character/character.h"
#include "scene/sceneformat.h"
#include "storage/filestamp.h"
#include "storage/importing/scenefile.h"

#include <QString>

#include <optional>
#include <string>

namespace limber {

// A character with the file that it comes from.
struct CharacterFile
{
    QString path;
    SceneFormat format = SceneFormat::Gltf;
    Character character;
    FileStamp stamp = {}; // of the file when it was read
    std::string sha1 = {}; // of its bytes: hexadecimal digits; only of one that was read with its surface

    // Returns the name of its format, with the version: "FBX", "glTF 2.0", "VRM 1.0".
    [[nodiscard]] const char *formatName() const;
    // Returns whether motions can be written into its file.
    [[nodiscard]] bool takesMotions() const { return format == SceneFormat::Gltf; }
};

// The result of reading a character: one, or the reason why there is none.
struct CharacterLoad
{
    std::optional<CharacterFile> file;
    Message problem; // empty if there is a character, and if the progress stopped it
    bool isCancelled = false;
};

// Returns whether a file is a character and not a BVH file, by its first bytes or, if they show nothing, by its name.
[[nodiscard]] bool isCharacterFile(const QString &path);
// Returns the patterns of their names, in both letter cases, for the filter of a file dialog: "*.glb … *.GLB …".
[[nodiscard]] QString characterPatterns();

// Lets limber-reader read a character, with its surface if that is wanted. It may be called on any thread.
[[nodiscard]] CharacterLoad loadCharacter(const QString &path, const Progress &progress = {},
                                          SceneContent content = SceneContent::MotionAndMeshCheck);

// Copies the file of a character into a folder, with the files in its folder that a .gltf names: those go with it into
// a folder of their own. No file is replaced; an equal one of the same name counts as the copy. Returns the path of the
// copy, or an empty one and sets `problem`, which follows the name of the file. It may be called on any thread.
[[nodiscard]] QString copyCharacter(const QString &path, const QString &folder, Message &problem);

} // namespace limber
