#include "support/changedskeletons.h"

#include "support/walker.h"

#include <cmath>
#include <vector>

namespace limber::test {

Clip withChosenChannels(const Clip &clip, const std::function<bool(const Joint &, Channel)> &keep)
{
    Clip result;
    for (int index = 0; index < clip.skeleton.jointCount(); ++index) {
        Joint joint = clip.skeleton.joint(index);
        std::erase_if(joint.channels, [&](Channel channel) { return !keep(joint, channel); });
        result.skeleton.addJoint(joint);
    }
    result.motion = Motion(1, result.skeleton.columnCount());
    return result;
}

Clip withMovingHand(const Clip &clip)
{
    const int hand = jointNamed(clip.skeleton, "LeftHand");
    Clip result;
    std::vector<int> from;
    for (int index = 0; index < clip.skeleton.jointCount(); ++index) {
        Joint joint = clip.skeleton.joint(index);
        if (index == hand) {
            joint.channels.insert(joint.channels.begin(), allChannels.begin(), allChannels.begin() + 3);
            from.insert(from.end(), 3, -1);
        }
        for (int i = 0; i < clip.skeleton.joint(index).columnCount(); ++i)
            from.push_back(joint.firstColumn + i);
        result.skeleton.addJoint(joint);
    }
    result.motion = clip.motion.withColumns(from, std::vector<double>(from.size()));
    const Joint &moving = result.skeleton.joint(hand);
    for (int frame = 0; frame < result.motion.frameCount(); ++frame) {
        for (int axis = 0; axis < 3; ++axis)
            result.motion.setValue(frame, moving.firstColumn + axis,
                                   moving.offset[axis] * (1.0 + 0.3 * std::sin(0.1 * frame)) + axis);
    }
    return result;
}

} // namespace limber::test
