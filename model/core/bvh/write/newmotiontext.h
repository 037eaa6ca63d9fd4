#pragma once

#include "bvh/text/sourcetext.h"

#include <memory>

namespace limber {

// The text of a file for a clip that has its hierarchy and another motion: all up to the rows stays as it was written,
// byte for byte but for frame count and frame time. The new numbers are written with so many decimals.
[[nodiscard]] std::shared_ptr<const SourceText> textForNewMotion(const SourceText &source, int decimals);

} // namespace limber
