#pragma once

#include <string>

class QCryptographicHash;

namespace limber::cli {

// Adds the bytes of a plain file, whatever its name. False where there is none, or where it cannot be read.
[[nodiscard]] bool addFile(QCryptographicHash &hash, const std::string &path);

} // namespace limber::cli
