#pragma once

#include <string>

namespace limber::cli {

// Returns the last part of a path.
[[nodiscard]] inline std::string fileNameOf(const std::string &file)
{
    return file.substr(file.rfind('/') + 1);
}

} // namespace limber::cli
