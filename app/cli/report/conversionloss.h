#pragma once

#include "channels/normalise.h"

#include <string>

namespace limber::cli {

// Returns whether these options change more than the format of the text.
[[nodiscard]] bool changesNumbers(const NormaliseOptions &options);

// Returns the losses of a conversion, one line for each kind, in file units and degrees.
[[nodiscard]] std::string previewText(const NormaliseResult &result);

// Reports the losses as warnings about a file; does nothing if there are none.
void reportLosses(const std::string &file, const NormaliseResult &result);

} // namespace limber::cli
