#include "support/randommotion.h"

#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <random>

namespace limber::test {

namespace {

class RandomClip
{
public:
    explicit RandomClip(const RandomClipOptions &options) : m_options(options), m_random(options.seed) {}

    Clip make()
    {
        Clip clip;
        addJoints(clip.skeleton, NoJoint, m_options.joints);
        clip.motion = Motion(m_options.frames, clip.skeleton.columnCount());
        clip.motion.setFrameTimeSeconds(1.0 / m_options.framesPerSecond);
        for (int column = 0; column < clip.skeleton.columnCount(); ++column)
            fill(clip, column);
        return *readBvh(writeBvh(clip)).clip;
    }

private:
    double real(double from, double to) { return std::uniform_real_distribution<double>(from, to)(m_random); }
    int number(int from, int to) { return std::uniform_int_distribution<int>(from, to)(m_random); }

    // Adds a subtree of `count` joints.
    void addJoints(Skeleton &skeleton, int parent, int count)
    {
        const int joint = skeleton.addJoint({.name = "j" + std::to_string(skeleton.jointCount()),
                                             .parent = parent,
                                             .offset = {real(-2, 2), real(5, 12), real(-2, 2)},
                                             .channels = channels(parent == NoJoint)});
        int left = count - 1;
        if (left == 0)
            skeleton.addEndSite({.parent = joint, .offset = {0.0, real(2, 5), 0.0}});
        while (left > 0) {
            const int taken = number(1, left);
            addJoints(skeleton, joint, taken);
            left -= taken;
        }
    }

    std::vector<Channel> channels(bool isRoot)
    {
        std::array<Axis, 3> order{Axis::X, Axis::Y, Axis::Z};
        std::ranges::shuffle(order, m_random);
        std::vector<Channel> result;
        const int kind = m_options.hasOddChannels ? number(0, 9) : 9;
        if (isRoot || kind == 0)
            result.assign(allChannels.begin(), allChannels.begin() + 3);
        const std::size_t rotations = !isRoot && kind == 1 ? 1 : !isRoot && kind == 2 ? 2 : 3;
        for (std::size_t i = 0; i < rotations; ++i)
            result.push_back({ChannelKind::Rotation, order[i]});
        return result;
    }

    void fill(Clip &clip, int column)
    {
        const ColumnMeaning &meaning = clip.skeleton.column(column);
        const bool isRotation = meaning.channel.isRotation();
        const double size = isRotation ? m_options.degrees : 4.0;
        const double base =
            isRotation ? real(-40, 40) : clip.skeleton.joint(meaning.joint).offset[meaning.channel.axisIndex()];
        const double hertz = real(0.3, 1.2);
        const double phase = real(0, 6);
        for (int frame = 0; frame < m_options.frames; ++frame) {
            const double angle = 6.2831853 * hertz * frame / m_options.framesPerSecond + phase;
            clip.motion.setValue(frame, column,
                                 base + 0.5 * size * std::sin(angle) + 0.1 * size * std::sin(2.3 * angle));
        }
    }

    const RandomClipOptions &m_options;
    std::mt19937 m_random;
};

} // namespace

Clip makeRandomClip(const RandomClipOptions &options)
{
    return RandomClip(options).make();
}

} // namespace limber::test
