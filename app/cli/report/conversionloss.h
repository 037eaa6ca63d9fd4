#pragma once

#include "channels/normalise.h"

#include <string>

namespace limber::cli {

// Whether these options change more than the form of the text.
[[nodiscard]] bool changesNumbers(const NormaliseOptions &options);

// The losses of a conversion, one line per kind, in file units and degrees.
[[nodiscard]] std::string previewText(const NormaliseResult &result);

// The losses as warnings about a file; nothing if there are none.
void reportLosses(const std::string &file, const NormaliseResult &result);

} // namespace limber::cli
