#pragma once

#include "body/figureshape.h"
#include "mapping/jointmapping.h"

#include <vector>

namespace limber {

// The target's bones that a source skeleton can direct. Each path leads from a joint that follows the source, or from
// one between such joints, down to the nearest joints that also follow the source.
struct BonePaths
{
    // A joint below that follows the source, and the child through which the path leads there (maybe the joint itself).
    struct Aim
    {
        int joint = NoJoint;
        int firstChild = NoJoint;
    };
    // The aims of each target joint, in file order; empty if no joint below follows the source.
    std::vector<std::vector<Aim>> aims;
    // For each target joint the nearest joint that follows the source: itself or a joint above. NoJoint if there is
    // none, and for joints that are on no path.
    std::vector<int> guides;
};

// Finds the paths. Joints that move more than a bone does give it no direction and are not aims.
[[nodiscard]] BonePaths bonePaths(const Skeleton &target, const JointMapping &mapping, const FigureShape &sourceShape);

// Returns the nearest joint above a target joint that follows the source, or NoJoint.
[[nodiscard]] int mappedAncestor(const Skeleton &target, const JointMapping &mapping, int joint);

// Returns whether unmapped source joints lie between two source joints that one bone of the target joins.
[[nodiscard]] bool skipsJoints(const Skeleton &source, int from, int to);

} // namespace limber
