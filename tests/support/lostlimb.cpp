#include "support/lostlimb.h"

#include "pose/pose.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <random>

namespace limber::test {

namespace {

template <typename ValueOf>
Clip withAngles(Clip clip, const Gap &gap, const ValueOf &valueOf)
{
    for (const int joint : gap.joints) {
        const Joint &source = clip.skeleton.joint(joint);
        for (int column = source.firstColumn; column < source.firstColumn + source.columnCount(); ++column) {
            if (!clip.skeleton.column(column).channel.isRotation())
                continue;
            for (int frame = gap.frames.first; frame <= gap.frames.last; ++frame)
                clip.motion.setValue(frame, column, valueOf(column));
        }
    }
    return clip;
}

// The place of the end below the lowest joint, or of that joint if nothing is below it.
glm::dvec3 endIn(const Clip &clip, const Gap &gap, int frame)
{
    const Pose pose = poseAt(clip, frame, decidePositionRules(clip.skeleton, clip.motion));
    const std::vector<NodeId> children = clip.skeleton.childrenOf(gap.joints.back());
    return pose.positionOf(children.empty() ? NodeId::joint(gap.joints.back()) : children.front());
}

} // namespace

Gap gapOf(const Clip &clip, const LimbNames &joints, const FrameInterval &frames)
{
    Gap gap{.joints = {}, .frames = frames};
    for (const std::string &name : joints)
        gap.joints.push_back(jointNamed(clip.skeleton, name));
    std::ranges::sort(gap.joints);
    return gap;
}

Clip withNoise(const Clip &clip, const Gap &gap, unsigned seed)
{
    std::mt19937 random(seed);
    const auto noise = [&random](int) { return 360.0 * (double(random()) / double(std::mt19937::max()) - 0.5); };
    return withAngles(clip, gap, noise);
}

Clip frozen(const Clip &clip, const Gap &gap)
{
    return withAngles(clip, gap, [&](int column) { return clip.motion.value(gap.frames.first - 1, column); });
}

Clip zeroed(const Clip &clip, const Gap &gap)
{
    return withAngles(clip, gap, [](int) { return 0.0; });
}

Clip noisyWalker(const WalkerOptions &options)
{
    Clip clip = makeWalker(options).clip;
    std::mt19937 random(7);
    for (int column = 3; column < clip.skeleton.columnCount(); ++column) {
        const double phase = double(random() % 1000);
        const double rate = 0.02 + 0.03 * double(random() % 1000) / 1000.0;
        for (int frame = 0; frame < options.frames; ++frame)
            clip.motion.setValue(frame, column,
                                 clip.motion.value(frame, column) + 3.0 * std::sin(phase + rate * frame));
    }
    return clip;
}

double endError(const Clip &truth, const Clip &filled, const Gap &gap)
{
    double sum = 0.0;
    for (int frame = gap.frames.first; frame <= gap.frames.last; ++frame)
        sum += glm::distance(endIn(truth, gap, frame), endIn(filled, gap, frame));
    return sum / gap.frames.frameCount();
}

double largestBend(const Clip &clip, const Gap &gap, const FrameInterval &frames)
{
    double most = 0.0;
    for (int frame = std::max(frames.first, 1); frame <= frames.last; ++frame) {
        const glm::dvec3 here = endIn(clip, gap, frame);
        const glm::dvec3 sides = endIn(clip, gap, frame - 1) + endIn(clip, gap, frame + 1);
        most = std::max(most, glm::length(sides - 2.0 * here));
    }
    return most;
}

} // namespace limber::test
