#pragma once

#include "motion/motion.h"
#include "motion/skeleton.h"

#include <memory>

namespace limber {

class SourceText;

// A skeleton, its motion, and the text it was read from. It is a plain value, and copies are cheap.
struct Clip
{
    Skeleton skeleton; // joints, end sites and channels
    Motion motion; // frames whose columns are the skeleton's
    std::shared_ptr<const SourceText> source; // null for a clip that was not read from a file
};

} // namespace limber
