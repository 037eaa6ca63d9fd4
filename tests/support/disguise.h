#pragma once

#include "motion/clip.h"

#include <vector>

namespace limber::test {

// The changes that make a skeleton hard to recognise although the body stays the same.
struct Disguise
{
    unsigned seed = 1;
    bool scramblesNames = true; // node_017
    bool shufflesChildren = true;
    double restDegrees = 0.0; // each joint's rest frame is rotated by up to this angle
    double scale = 1.0;
    bool standsOnZ = false; // up is Z instead of Y
    bool hasFloorRoot = false; // one more joint above the root
    bool hasExtraJoints = false; // an extra joint in the middle of every third bone
};

// A disguised skeleton with one frame at rest.
struct Disguised
{
    Clip clip;
    std::vector<int> originals; // by joint, NoJoint for an added one
};

[[nodiscard]] Disguised disguised(const Skeleton &skeleton, const Disguise &how);

} // namespace limber::test
