#pragma once

#include "output/outcome.h"
#include "proportions/offsetretarget.h"
#include "words/commandline.h"

#include <span>

namespace limber::cli {

// What --keep says.
[[nodiscard]] Outcome<OffsetMotion> offsetMotionFrom(const CommandLine &line);

// Gives a clip other offsets and keeps of its motion what was asked for; tells what that did. False if it was given up.
[[nodiscard]] bool changeOffsets(Clip &clip, std::span<const NodeOffset> offsets, OffsetMotion motion,
                                 const CommandLine &line);

} // namespace limber::cli
