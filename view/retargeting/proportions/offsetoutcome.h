#pragma once

#include "document/namecodec.h"
#include "proportions/offsetretarget.h"

#include <QString>

namespace limber {

// What other offsets did to a motion, for people: figures and what should be known, a line each. Plain text.
[[nodiscard]] QString offsetOutcome(const OffsetsResult &changed, OffsetMotion motion, const NameCodec &names);

} // namespace limber
