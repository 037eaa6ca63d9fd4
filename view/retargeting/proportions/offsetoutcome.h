#pragma once

#include "document/namecodec.h"
#include "proportions/offsetretarget.h"

#include <QString>

namespace limber {

// The effects of other offsets on a motion, for people: figures and notes, one per line. Plain text.
[[nodiscard]] QString offsetOutcome(const OffsetsResult &changed, OffsetMotion motion, const NameCodec &names);

} // namespace limber
