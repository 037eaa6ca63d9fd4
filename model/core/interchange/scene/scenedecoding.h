#pragma once

#include "scene/scene.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// The answer of the program that reads files of other formats: exactly one of these, or nothing if the bytes are not an
// answer. They come from a program that a file may have taken over: every number is checked before it is used, and no
// memory is allocated because of a count alone.
struct SceneAnswer
{
    std::optional<Scene> scene; // fulfils everything that its type promises
    std::vector<std::string> files; // bytes of names, none empty
    std::string refusal; // why the program refused the file; bytes
    std::string unsafe; // why the program did not begin; bytes

    [[nodiscard]] bool isEmpty() const { return !scene && files.empty() && refusal.empty() && unsafe.empty(); }
};

[[nodiscard]] SceneAnswer readSceneAnswer(std::string_view bytes);

} // namespace limber
