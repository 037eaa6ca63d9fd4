#pragma once

#include "base/bytesink.h"
#include "base/message.h"
#include "base/progress.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "storage/characters/characterfile.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// A motion on the joints of a character, with the name that it gets in a file.
struct CharacterMove
{
    Clip clip; // on the character's skeleton: in centimetres, Y up
    PositionRules rules; // of the clip
    std::string name; // UTF-8
};

// A file with the motion of a character that is ready to be written, or why there is none.
struct CharacterOutput
{
    // Passes the bytes of the file to a sink; returns false if the sink or the progress stopped it. Empty if there is
    // no file.
    std::function<bool(const ByteSink &)> write;
    Message problem; // of the character; empty if there is a file, and if the progress stopped it
    std::vector<Message> notes; // what the file cannot show
    std::string motionName; // that the motion has in the file
};

// A kind of files in which the motion on a character can be written, beside BVH.
struct CharacterForm
{
    std::string_view name; // one word, for programs
    std::string_view ending; // ".glb"
    const char *title; // English, to translate in the context limber::Format, as the next
    const char *purpose; // what is in the file and what is not
    bool isOfItsFile = false; // made of the character's own file
    bool leavesOutMeshes = false; // of that file
    CharacterOutput (*make)(const CharacterFile &character, const CharacterMove &move, const Progress &progress);

    // Returns whether it is for characters of this format: only to glTF more can be added.
    [[nodiscard]] bool takes(SceneFormat format) const { return !isOfItsFile || format == SceneFormat::Gltf; }
};

// Returns all, first what people most likely want.
[[nodiscard]] std::span<const CharacterForm> characterForms();
// Returns what people most likely want for characters of this format: its own file, or one of the same format.
[[nodiscard]] const CharacterForm &usualCharacterForm(SceneFormat format);

} // namespace limber
