#pragma once

#include "bvh/text/sourcetext.h"

#include <memory>

namespace limber {

// Returns a source text for a clip with the same hierarchy and another motion: everything up to the rows stays as it
// was written, byte for byte except frame count and frame time. New numbers get this many decimals.
[[nodiscard]] std::shared_ptr<const SourceText> textForNewMotion(const SourceText &source, int decimals);

} // namespace limber
