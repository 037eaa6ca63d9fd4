#pragma once

#include "journal/bytecode.h"
#include "journal/documentedit.h"
#include "journal/sourcecode.h"

#include <optional>
#include <string>
#include <string_view>

namespace limber {

// Returns an edit as bytes; `before` is the state that it changes.
[[nodiscard]] std::string bytesOf(const DocumentEdit &edit, const EditedClip &before, const KnownTexts &texts);
// Returns the edit, or nothing if the bytes are not an edit that is possible in that state.
[[nodiscard]] std::optional<DocumentEdit> editFrom(std::string_view bytes, const EditedClip &before,
                                                   const KnownTexts &texts);

// Returns the initial state of a document as bytes that do not depend on another state.
[[nodiscard]] std::string bytesOf(const EditedClip &start, const KnownTexts &texts);
[[nodiscard]] std::optional<EditedClip> startFrom(std::string_view bytes, const KnownTexts &texts);

} // namespace limber
