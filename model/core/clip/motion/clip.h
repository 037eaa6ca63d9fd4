#pragma once

#include "motion/motion.h"
#include "motion/skeleton.h"

#include <memory>

namespace limber {

class SourceText;

// The decimals that operations give the numbers they compute: less than a millionth of a unit or degree is lost.
inline constexpr int operationDecimals = 6;

// A skeleton, its motion, and the text it was read from. It is a plain value, and copies are cheap.
struct Clip
{
    Skeleton skeleton; // joints, end sites and channels
    Motion motion; // frames whose columns are the skeleton's
    std::shared_ptr<const SourceText> source; // null for a clip that was not read from a file
    // Numbers that differ from the source text are written with up to so many decimals where its own number of decimals
    // would round them; 0 for never. Operations set it, because what they compute does not end after two decimals.
    int computedDecimals = 0;
};

} // namespace limber
