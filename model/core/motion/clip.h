#pragma once

#include "motion/motion.h"
#include "motion/skeleton.h"

#include <memory>

namespace limber {

class SourceText;

// A motion capture take: a skeleton, its motion, and the text it was read from. A plain value; copies are cheap.
struct Clip
{
    Skeleton skeleton; // joints, end sites and channels
    Motion motion; // frames; their columns are the skeleton's
    std::shared_ptr<const SourceText> source; // null for a clip that was not read from a file
};

} // namespace limber
