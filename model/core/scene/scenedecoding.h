#pragma once

#include "scene/scene.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// What the program that reads files of others answered: exactly one of these, or nothing where the bytes are no answer.
// They come from a program that a file may have taken over: every number is looked at before it is used, and nothing is
// allocated on the word of a count.
struct SceneAnswer
{
    std::optional<Scene> scene; // keeps all that its type promises
    std::vector<std::string> files; // bytes of names, none empty
    std::string refusal; // why it refused the file; bytes
    std::string unsafe; // why it did not begin; bytes

    [[nodiscard]] bool isEmpty() const { return !scene && files.empty() && refusal.empty() && unsafe.empty(); }
};

[[nodiscard]] SceneAnswer readSceneAnswer(std::string_view bytes);

} // namespace limber
