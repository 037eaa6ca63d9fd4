#include "mirroring/mirroredangles.h"

#include "base/at.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace limber {

namespace {

std::vector<Channel> rotationChannels(const Joint &joint)
{
    std::vector<Channel> rotations;
    std::ranges::copy_if(joint.channels, std::back_inserter(rotations), &Channel::isRotation);
    return rotations;
}

} // namespace

glm::dquat rotationOf(const glm::dmat3 &reflection)
{
    return glm::quat_cast(-reflection);
}

bool haveSameRotationChannels(const Joint &a, const Joint &b)
{
    return rotationChannels(a) == rotationChannels(b);
}

void copyMirroredAngles(const Clip &before, int from, Clip &after, int joint, Axis axis, const FrameInterval &frames)
{
    const Joint &source = before.skeleton.joint(from);
    const Joint &target = after.skeleton.joint(joint);
    int column = source.firstColumn;
    for (int i = 0; i < target.columnCount(); ++i) {
        const Channel channel = at(target.channels, i);
        if (!channel.isRotation())
            continue;
        while (!at(source.channels, column - source.firstColumn).isRotation())
            ++column;
        for (int frame = frames.first; frame <= frames.last; ++frame) {
            const double angle = before.motion.value(frame, column);
            const double wanted = channel.axis == axis ? angle : 0.0 - angle;
            if (after.motion.value(frame, target.firstColumn + i) != wanted)
                after.motion.setValue(frame, target.firstColumn + i, wanted);
        }
        ++column;
    }
}

} // namespace limber
