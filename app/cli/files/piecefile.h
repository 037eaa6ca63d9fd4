#pragma once

#include "storage/safesave.h"

#include <string>

namespace limber::cli {

// Writes a file ("-" is standard output) from pieces, completely or not at all; pipes and devices receive the bytes as
// they come. Reports what went wrong; returns whether all went well.
[[nodiscard]] bool savePiecesTo(const std::string &file, const PieceSource &pieces);

} // namespace limber::cli
