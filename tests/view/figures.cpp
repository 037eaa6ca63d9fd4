#include "figures.h"

#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"

namespace limber::test {

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

} // namespace

Clip standingFigure(int frameCount)
{
    Clip clip;
    Skeleton &skeleton = clip.skeleton;
    skeleton.addJoint({.name = "Hips", .channels = sixChannels()});
    skeleton.addJoint({.name = "LeftLeg", .parent = hips, .offset = {2, -1, 0}, .channels = rotations});
    skeleton.addEndSite({.parent = leftLeg, .offset = {0, -9, 0}});
    skeleton.addJoint({.name = "RightLeg", .parent = hips, .offset = {-2, -1, 0}, .channels = rotations});
    skeleton.addEndSite({.parent = rightLeg, .offset = {0, -9, 0}});
    skeleton.addJoint({.name = "Chest", .parent = hips, .offset = {0, 4, 0}, .channels = rotations});
    skeleton.addEndSite({.parent = chest, .offset = {0, 5, 0}});
    clip.motion = Motion(frameCount, skeleton.columnCount());
    for (int frame = 0; frame < frameCount; ++frame)
        clip.motion.setValue(frame, hipsYPosition, 10.0);
    return clip;
}

Clip loneJoint(int frameCount)
{
    Clip clip;
    clip.skeleton.addJoint({.name = "Ball", .channels = sixChannels()});
    clip.motion = Motion(frameCount, clip.skeleton.columnCount());
    return clip;
}

Clip asOpened(const Clip &clip)
{
    return std::move(*readBvh(writeBvh(clip)).clip);
}

Clip scaled(Clip clip, double factor)
{
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint)
        clip.skeleton.setOffset(NodeId::joint(joint), clip.skeleton.joint(joint).offset * factor);
    for (int site = 0; site < clip.skeleton.endSiteCount(); ++site)
        clip.skeleton.setOffset(NodeId::endSite(site), clip.skeleton.endSite(site).offset * factor);
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        for (int column = 0; column < clip.motion.columnCount(); ++column) {
            if (clip.skeleton.column(column).channel.isPosition())
                clip.motion.setValue(frame, column, clip.motion.value(frame, column) * factor);
        }
    }
    return clip;
}

} // namespace limber::test
