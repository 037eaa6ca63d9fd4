#pragma once

#include "storage/safesave.h"

#include <functional>
#include <string>

namespace limber::cli {

// Saves a file and reports on stderr what went wrong, or that other names of the file (hard links) keep its old
// contents.
[[nodiscard]] bool saveReporting(const std::string &file, const std::function<SaveResult(const QString &path)> &save);

} // namespace limber::cli
