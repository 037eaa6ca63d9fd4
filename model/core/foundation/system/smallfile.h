#pragma once

#include "base/message.h"

#include <filesystem>
#include <optional>
#include <string>

namespace limber {

// The text of a file that people write, or the reason why it cannot be read.
struct SmallFile
{
    std::optional<std::string> text;
    Message problem; // empty if there is a text
};

// Reads a plain file of at most 64 MiB.
[[nodiscard]] SmallFile readSmallFile(const std::filesystem::path &path);

} // namespace limber
