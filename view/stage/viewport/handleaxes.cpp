#include "viewport/handleaxes.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "pose/pose.h"

#include <glm/mat3x3.hpp>

namespace limber {

namespace {

glm::dmat3 frameAbove(const Skeleton &skeleton, int joint, const Pose &pose)
{
    const int parent = skeleton.joint(joint).parent;
    return parent == NoJoint ? glm::dmat3(1.0) : at(pose.worldFromJoint, parent);
}

} // namespace

std::array<glm::dvec3, 3> handleAxes(const Skeleton &skeleton, NodeId node, HandleSpace space, const Pose &pose)
{
    const int joint = node.isJoint() ? node.index : skeleton.parentOf(node);
    const glm::dmat3 frame = space == HandleSpace::World   ? glm::dmat3(1.0)
                             : space == HandleSpace::Local ? at(pose.worldFromJoint, joint)
                                                           : frameAbove(skeleton, joint, pose);
    return {frame[0], frame[1], frame[2]};
}

std::array<glm::dvec3, 3> channelAxes(const Skeleton &skeleton, int index, std::span<const double> values,
                                      const Pose &pose)
{
    const Joint &joint = skeleton.joint(index);
    const glm::dmat3 &world = at(pose.worldFromJoint, index);
    std::array<glm::dvec3, 3> axes{world[0], world[1], world[2]};
    glm::dmat3 before = frameAbove(skeleton, index, pose);
    for (int i = 0; i < joint.columnCount(); ++i) {
        const Channel channel = at(joint.channels, i);
        if (!channel.isRotation())
            continue;
        at(axes, channel.axisIndex()) = before[channel.axisIndex()];
        before = before * rotationAbout(channel.axis, at(values, joint.firstColumn + i));
    }
    return axes;
}

} // namespace limber
