#pragma once

#include "body/figureshape.h"
#include "mapping/jointmapping.h"

#include <vector>

namespace limber {

// The bones that a source skeleton can direct: from a joint of the target that follows the source, or one
// between such joints, down to the nearest joints that follow the source too.
struct BonePaths
{
    // A joint below that follows the source, and the child through which the path goes there (maybe itself).
    struct Aim
    {
        int joint = NoJoint;
        int firstChild = NoJoint;
    };
    // For each target joint its aims, in file order; none where nothing below follows the source.
    std::vector<std::vector<Aim>> aims;
    // For each target joint the nearest joint that follows the source, itself or above; NoJoint above all of them, and
    // for joints that are on the path to none.
    std::vector<int> guides;
};

// Joints that travel give no direction to a bone and are no aims.
[[nodiscard]] BonePaths bonePaths(const Skeleton &target, const JointMapping &mapping, const FigureShape &sourceShape);

// True if joints of the source that nothing follows stand between two that a bone of the target joins.
[[nodiscard]] bool skipsJoints(const Skeleton &source, int from, int to);

} // namespace limber
