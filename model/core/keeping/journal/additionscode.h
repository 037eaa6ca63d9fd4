#pragma once

#include "additions/additions.h"
#include "journal/bytecode.h"

namespace limber {

// Writes additions as bytes. Kinds that are the same as in `before` are only referred to, so that an
// edit of one key takes up little, however many others there are.
void putAdditions(ByteWriter &out, const Additions &additions, const Additions &before);
// Reads them again; `before` must be the same as when they were written. The reader fails if the bytes are not
// additions.
[[nodiscard]] Additions takeAdditions(ByteReader &in, const Additions &before);

} // namespace limber
