#pragma once

#include "document/namecodec.h"
#include "proportions/offsetretarget.h"

#include <QString>

namespace limber {

// Returns the effects of other offsets on a motion as plain text for people: numbers and notes, one per line.
[[nodiscard]] QString offsetOutcome(const OffsetsResult &changed, OffsetMotion motion, const NameCodec &names);

} // namespace limber
