#pragma once

#include "editing/documentedit.h"
#include "journal/bytecode.h"
#include "journal/sourcecode.h"

#include <optional>
#include <string>
#include <string_view>

namespace limber {

// An edit as bytes; `before` is what it changes.
[[nodiscard]] std::string bytesOf(const DocumentEdit &edit, const EditedClip &before, const KnownTexts &texts);
// Nothing for bytes that hold no edit that is possible there.
[[nodiscard]] std::optional<DocumentEdit> editFrom(std::string_view bytes, const EditedClip &before,
                                                   const KnownTexts &texts);

// What a document began with, by itself.
[[nodiscard]] std::string bytesOf(const EditedClip &start, const KnownTexts &texts);
[[nodiscard]] std::optional<EditedClip> startFrom(std::string_view bytes, const KnownTexts &texts);

} // namespace limber
