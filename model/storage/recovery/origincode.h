#pragma once

#include "storage/documentorigin.h"

#include <optional>
#include <string>
#include <string_view>

namespace limber {

// Which file a document belongs to, as a record of a journal holds it: JSON, with paths as keptText().
[[nodiscard]] std::string bytesOf(const DocumentOrigin &origin);
// Nothing for bytes that hold none.
[[nodiscard]] std::optional<DocumentOrigin> originFrom(std::string_view bytes);

} // namespace limber
