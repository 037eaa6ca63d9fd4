#pragma once

#include <string>
#include <vector>

namespace limber::cli {

// Replaces this program by another one with these words: its exit status and its messages become this program's.
// Returns only if that fails, with the system's reason.
[[nodiscard]] std::string becomeProgram(const std::string &path, std::vector<std::string> words);

} // namespace limber::cli
