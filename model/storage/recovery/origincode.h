#pragma once

#include "storage/documentorigin.h"

#include <optional>
#include <string>
#include <string_view>

namespace limber {

// Returns an origin as a record of a journal holds it: JSON, with paths as in keptText().
[[nodiscard]] std::string bytesOf(const DocumentOrigin &origin);
// Returns nothing if the bytes hold no origin.
[[nodiscard]] std::optional<DocumentOrigin> originFrom(std::string_view bytes);

} // namespace limber
