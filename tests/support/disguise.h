#pragma once

#include "motion/clip.h"

#include <vector>

namespace limber::test {

// What is done to a skeleton so that it is the same body and hard to know again.
struct Disguise
{
    unsigned seed = 1;
    bool scramblesNames = true; // node_017
    bool shufflesChildren = true;
    double restDegrees = 0.0; // each joint's rest frame is turned by up to this
    double scale = 1.0;
    bool standsOnZ = false; // up is Z instead of Y
    bool hasFloorRoot = false; // one joint more above the root
    bool hasExtraJoints = false; // one in the middle of every third bone
};

// A skeleton in disguise, one frame at rest.
struct Disguised
{
    Clip clip;
    std::vector<int> originals; // by joint, NoJoint for one that was added
};

[[nodiscard]] Disguised disguised(const Skeleton &skeleton, const Disguise &how);

} // namespace limber::test
