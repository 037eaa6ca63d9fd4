#pragma once

#include <string>
#include <vector>

namespace limber::cli {

// Another program with these words takes the place of this one: its exit status and its messages are this program's.
// Returns only where that fails, with the system's reason.
[[nodiscard]] std::string becomeProgram(const std::string &path, std::vector<std::string> words);

} // namespace limber::cli
