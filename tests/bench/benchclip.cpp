#include "benchclip.h"

#include <cmath>
#include <string>

namespace limber::bench {

namespace {

const std::vector<Channel> rotations = {
    {ChannelKind::Rotation, Axis::Z}, {ChannelKind::Rotation, Axis::X}, {ChannelKind::Rotation, Axis::Y}};

std::vector<Channel> sixChannels()
{
    std::vector<Channel> channels = {
        {ChannelKind::Position, Axis::X}, {ChannelKind::Position, Axis::Y}, {ChannelKind::Position, Axis::Z}};
    channels.insert(channels.end(), rotations.begin(), rotations.end());
    return channels;
}

// Adds a chain of joints below `parent`, the first of them at the offset `first`; an end site closes the chain if it
// ends a limb.
int addChain(Skeleton &skeleton, int parent, const std::string &name, int count, const glm::dvec3 &first,
             const glm::dvec3 &step, bool isLast)
{
    int joint = parent;
    for (int link = 0; link < count; ++link) {
        joint = skeleton.addJoint({.name = name + std::to_string(link + 1),
                                   .parent = joint,
                                   .offset = link == 0 ? first : step,
                                   .channels = rotations});
    }
    if (isLast)
        skeleton.addEndSite({.parent = joint, .offset = step});
    return joint;
}

void addArm(Skeleton &skeleton, int chest, const std::string &side, double sign)
{
    const int hand = addChain(skeleton, chest, side + "Arm", 4, {sign * 6, 8, 0}, {sign * 24, 0, 0}, false);
    for (int finger = 0; finger < 5; ++finger) {
        const glm::dvec3 root(sign * 5, 0, 2.5 * (finger - 2));
        addChain(skeleton, hand, side + "Finger" + std::to_string(finger + 1) + "_", 4, root, {sign * 3, 0, 0}, true);
    }
}

void addLeg(Skeleton &skeleton, int hips, const std::string &side, double sign)
{
    const int foot = addChain(skeleton, hips, side + "Leg", 3, {sign * 9, -5, 0}, {0, -42, 0}, false);
    for (int toe = 0; toe < 3; ++toe) {
        const glm::dvec3 root(2.5 * (toe - 1), -5, 12);
        addChain(skeleton, foot, side + "Toe" + std::to_string(toe + 1) + "_", 2, root, {0, 0, 3}, true);
    }
}

} // namespace

Clip fingeredBody(int frameCount)
{
    Clip clip;
    Skeleton &skeleton = clip.skeleton;
    const int hips = skeleton.addJoint({.name = "Hips", .channels = sixChannels()});
    const int chest = addChain(skeleton, hips, "Spine", 5, {0, 6, 0}, {0, 10, 0}, false);
    addChain(skeleton, chest, "Neck", 3, {0, 12, 0}, {0, 8, 2}, true);
    addArm(skeleton, chest, "Left", 1.0);
    addArm(skeleton, chest, "Right", -1.0);
    addLeg(skeleton, hips, "Left", 1.0);
    addLeg(skeleton, hips, "Right", -1.0);

    clip.motion = Motion(frameCount, skeleton.columnCount());
    clip.motion.setFrameTimeSeconds(1.0 / 60.0);
    for (int frame = 0; frame < frameCount; ++frame) {
        const std::span<double> values = clip.motion.editFrame(frame);
        for (int column = 0; column < skeleton.columnCount(); ++column)
            values[static_cast<std::size_t>(column)] = 12.0 * std::sin(0.03 * frame + 0.7 * column);
        values[1] = 94.0 + std::sin(0.2 * frame);
        values[2] = 100.0 * std::sin(0.004 * frame);
    }
    return clip;
}

} // namespace limber::bench
