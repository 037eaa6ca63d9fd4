#pragma once

#include "journal/bytecode.h"
#include "journal/sourcecode.h"
#include "motion/clip.h"

#include <optional>

namespace limber {

// Writes a clip as bytes; parts that are the same as in the clip before, or as the rows of its text, are only referred
// to. If it is written and read with the same clip before, it is the same to the last bit; files that are saved from it
// are the same too.
void putClip(ByteWriter &out, const Clip &clip, const Clip &before, const KnownTexts &texts);
// Returns the clip, or nothing if the bytes are not a clip.
[[nodiscard]] std::optional<Clip> takeClip(ByteReader &in, const Clip &before, const KnownTexts &texts);

} // namespace limber
