#pragma once

#include "output/outcome.h"
#include "proportions/offsetretarget.h"
#include "words/commandline.h"

#include <span>

namespace limber::cli {

// The meaning of --keep.
[[nodiscard]] Outcome<OffsetMotion> offsetMotionFrom(const CommandLine &line);

// Gives a clip other offsets, keeps what was asked for of its motion and reports the result. False if it was given up.
[[nodiscard]] bool changeOffsets(Clip &clip, std::span<const NodeOffset> offsets, OffsetMotion motion,
                                 const CommandLine &line);

} // namespace limber::cli
