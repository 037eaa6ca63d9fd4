#pragma once

#include "output/outcome.h"
#include "proportions/offsetretarget.h"
#include "words/commandline.h"

#include <span>

namespace limber::cli {

// Returns the meaning of --keep.
[[nodiscard]] Outcome<OffsetMotion> offsetMotionFrom(const CommandLine &line);

// Gives a clip other offsets, keeps what the user chose of its motion, and reports the result. Returns false if that
// was not done.
[[nodiscard]] bool changeOffsets(Clip &clip, std::span<const NodeOffset> offsets, OffsetMotion motion,
                                 const CommandLine &line);

} // namespace limber::cli
