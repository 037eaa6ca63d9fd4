#pragma once

#include <string>

class QCryptographicHash;

namespace limber::cli {

// Adds the bytes of a plain file with any name. Returns false if there is none, or if it cannot be read.
[[nodiscard]] bool addFile(QCryptographicHash &hash, const std::string &path);

} // namespace limber::cli
