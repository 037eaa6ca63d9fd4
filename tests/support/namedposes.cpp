#include "support/namedposes.h"

#include "geometry/geometry.h"
#include "pose/pose.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <string>

namespace limber::test {

NamedPoseError namedPoseError(const Clip &a, const Clip &b)
{
    const PositionRules rulesOfA = decidePositionRules(a.skeleton, a.motion);
    const PositionRules rulesOfB = decidePositionRules(b.skeleton, b.motion);
    std::map<std::string, std::size_t> joints;
    for (int joint = 0; joint < b.skeleton.jointCount(); ++joint)
        joints.emplace(b.skeleton.joint(joint).name, static_cast<std::size_t>(joint));
    NamedPoseError error;
    const int frames = std::min(a.motion.frameCount(), b.motion.frameCount());
    for (int frame = 0; frame < frames; ++frame) {
        const Pose poseOfA = poseAt(a, frame, rulesOfA);
        const Pose poseOfB = poseAt(b, frame, rulesOfB);
        error.joints = 0;
        for (std::size_t joint = 0; joint < poseOfA.jointPositions.size(); ++joint) {
            const auto other = joints.find(a.skeleton.joint(static_cast<int>(joint)).name);
            if (other == joints.end())
                continue;
            ++error.joints;
            error.units = std::max(error.units,
                                   glm::distance(poseOfA.jointPositions[joint], poseOfB.jointPositions[other->second]));
            const glm::dmat3 between =
                glm::transpose(poseOfA.worldFromJoint[joint]) * poseOfB.worldFromJoint[other->second];
            error.degrees = std::max(error.degrees, angleOf(between) * degreesPerRadian);
        }
    }
    return error;
}

bool isWellFormed(const Skeleton &skeleton)
{
    std::set<std::string> names;
    int column = 0;
    for (int index = 0; index < skeleton.jointCount(); ++index) {
        const Joint &joint = skeleton.joint(index);
        if (joint.parent >= index || joint.firstColumn != column || !names.insert(joint.name).second)
            return false;
        column += joint.columnCount();
        if (skeleton.childrenOf(index).empty())
            return false;
    }
    return column == skeleton.columnCount();
}

} // namespace limber::test
