#pragma once

#include "journal/bytecode.h"
#include "journal/sourcecode.h"
#include "motion/clip.h"

#include <optional>

namespace limber {

// A clip as bytes: what it has in common with the one before, or with the rows of its text, is only referred to.
// Put and taken with the same clip before, it is the same to the last bit: it is also written to the same file.
void putClip(ByteWriter &out, const Clip &clip, const Clip &before, const KnownTexts &texts);
// Nothing for bytes that hold none.
[[nodiscard]] std::optional<Clip> takeClip(ByteReader &in, const Clip &before, const KnownTexts &texts);

} // namespace limber
