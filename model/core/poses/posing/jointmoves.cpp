#include "posing/jointmoves.h"

#include "base/at.h"
#include "pose/jointangles.h"

#include <glm/matrix.hpp>

namespace limber {

namespace {

glm::dmat3 worldFromParent(const Joint &joint, const Pose &pose)
{
    return joint.isRoot() ? glm::dmat3(1.0) : at(pose.worldFromJoint, joint.parent);
}

} // namespace

std::vector<double> rotatedJoints(const Skeleton &skeleton, std::span<const int> joints, const glm::dmat3 &world,
                                  const Pose &pose, std::span<const double> before)
{
    std::vector<double> values(before.begin(), before.end());
    if (world == glm::dmat3(1.0))
        return values;
    for (const int index : joints) {
        const Joint &joint = skeleton.joint(index);
        if (!joint.hasRotations())
            continue;
        const glm::dmat3 parent = worldFromParent(joint, pose);
        const glm::dmat3 local = glm::transpose(parent) * world * at(pose.worldFromJoint, index);
        AngleEditor(joint).write(0, local, values);
    }
    return values;
}

std::vector<double> displacedJoints(const Skeleton &skeleton, std::span<const int> joints, const glm::dvec3 &world,
                                    const Pose &pose, std::span<const double> before)
{
    std::vector<double> values(before.begin(), before.end());
    for (const int index : joints) {
        const Joint &joint = skeleton.joint(index);
        const glm::dvec3 local = glm::transpose(worldFromParent(joint, pose)) * world;
        for (int i = 0; i < joint.columnCount(); ++i) {
            const Channel channel = at(joint.channels, i);
            if (channel.isPosition())
                at(values, joint.firstColumn + i) += local[channel.axisIndex()];
        }
    }
    return values;
}

} // namespace limber
