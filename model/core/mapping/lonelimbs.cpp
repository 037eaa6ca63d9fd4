#include "mapping/lonelimbs.h"

#include "base/at.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

std::vector<int> loneLimbs(const Skeleton &skeleton, const FigureShape &shape,
                           const std::function<bool(int)> &hasCounterpart, double shortest)
{
    const auto count = static_cast<std::size_t>(skeleton.jointCount());
    std::vector<bool> isLone(count, true); // no joint below has a counterpart, nor has it one itself
    std::vector<double> reach(count, 0.0); // the longest path from the joint down to an end
    for (int end = 0; end < skeleton.endSiteCount(); ++end) {
        double &longest = at(reach, skeleton.endSite(end).parent);
        longest = std::max(longest, glm::length(skeleton.endSite(end).offset));
    }
    for (int joint = skeleton.jointCount() - 1; joint >= 0; --joint) {
        if (hasCounterpart(joint))
            isLone[static_cast<std::size_t>(joint)] = false;
        const int parent = skeleton.joint(joint).parent;
        if (parent == NoJoint)
            continue;
        if (!isLone[static_cast<std::size_t>(joint)])
            isLone[static_cast<std::size_t>(parent)] = false;
        at(reach, parent) = std::max(at(reach, parent), glm::length(at(shape.offsets, joint)) + at(reach, joint));
    }
    std::vector<int> limbs;
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        const int parent = skeleton.joint(joint).parent;
        const bool isTop =
            isLone[static_cast<std::size_t>(joint)] && (parent == NoJoint || !isLone[static_cast<std::size_t>(parent)]);
        if (isTop && glm::length(at(shape.offsets, joint)) + at(reach, joint) >= shortest)
            limbs.push_back(joint);
    }
    return limbs;
}

bool limbMoves(const Clip &clip, int limb)
{
    constexpr double stillDegrees = 1.0;
    for (int joint = limb; joint < clip.skeleton.subtreeEnd(limb); ++joint) {
        const Joint &moved = clip.skeleton.joint(joint);
        for (std::size_t channel = 0; channel < moved.channels.size(); ++channel) {
            if (moved.channels[channel].isPosition())
                continue;
            const int column = moved.firstColumn + static_cast<int>(channel);
            double lowest = 0.0;
            double highest = 0.0;
            for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
                const double value = clip.motion.frame(frame)[static_cast<std::size_t>(column)];
                lowest = frame == 0 ? value : std::min(lowest, value);
                highest = frame == 0 ? value : std::max(highest, value);
            }
            if (highest - lowest > stillDegrees)
                return true;
        }
    }
    return false;
}

} // namespace limber
