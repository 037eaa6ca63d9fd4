#pragma once

#include "bvh/text/sourcetext.h"

#include <memory>

namespace limber {

// The text of a file for a clip with its hierarchy and another motion: everything up to the rows stays as it was
// written, byte for byte except frame count and frame time. The new numbers are written with this many decimals.
[[nodiscard]] std::shared_ptr<const SourceText> textForNewMotion(const SourceText &source, int decimals);

} // namespace limber
