#pragma once

#include "journal/bytecode.h"
#include "project/additions.h"

namespace limber {

// Contacts, markers and layers as bytes. What they have in common with those before is only referred to: an edit of one
// key takes up little however many others there are.
void putAdditions(ByteWriter &out, const Additions &additions, const Additions &before);
// With the same before as when they were put. The reader fails for bytes that hold none.
[[nodiscard]] Additions takeAdditions(ByteReader &in, const Additions &before);

} // namespace limber
