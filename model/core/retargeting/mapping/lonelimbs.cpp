#include "mapping/lonelimbs.h"

#include "base/at.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

namespace {

// Returns for each joint whether neither it nor a joint below it has a counterpart.
std::vector<bool> loneJoints(const Skeleton &skeleton, const std::function<bool(int)> &hasCounterpart)
{
    std::vector<bool> areLone(static_cast<std::size_t>(skeleton.jointCount()), true);
    for (int joint = skeleton.jointCount() - 1; joint >= 0; --joint) {
        if (hasCounterpart(joint))
            at(areLone, joint) = false;
        const int parent = skeleton.joint(joint).parent;
        if (parent != NoJoint && !at(areLone, joint))
            at(areLone, parent) = false;
    }
    return areLone;
}

// Returns the topmost joints of the lone limbs, whatever their length.
std::vector<int> topsOf(const Skeleton &skeleton, const std::vector<bool> &areLone)
{
    std::vector<int> tops;
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        const int parent = skeleton.joint(joint).parent;
        if (at(areLone, joint) && (parent == NoJoint || !at(areLone, parent)))
            tops.push_back(joint);
    }
    return tops;
}

// Returns the longest path from each joint down to an end.
std::vector<double> reachesOf(const Skeleton &skeleton, const FigureShape &shape)
{
    std::vector<double> reaches(static_cast<std::size_t>(skeleton.jointCount()), 0.0);
    for (const EndSite &end : skeleton.endSites())
        at(reaches, end.parent) = std::max(at(reaches, end.parent), glm::length(end.offset));
    for (int joint = skeleton.jointCount() - 1; joint >= 0; --joint) {
        const int parent = skeleton.joint(joint).parent;
        if (parent != NoJoint)
            at(reaches, parent) =
                std::max(at(reaches, parent), glm::length(at(shape.offsets, joint)) + at(reaches, joint));
    }
    return reaches;
}

// Returns the joint to which a limb is attached, or the hand or foot to which its fingers or toes belong.
int limbAbove(const Skeleton &skeleton, const BodyRoles &roles, int limb)
{
    int joint = limb;
    do {
        if (skeleton.joint(joint).isRoot())
            break;
        joint = skeleton.joint(joint).parent;
    } while (isFinger(roles.of(joint).part) || roles.of(joint).part == BodyPart::Toe);
    return joint;
}

bool jointMoves(const Clip &clip, int joint)
{
    constexpr double stillDegrees = 1.0;
    const Joint &moved = clip.skeleton.joint(joint);
    for (int channel = 0; channel < moved.columnCount(); ++channel) {
        if (at(moved.channels, channel).isPosition())
            continue;
        double lowest = 0.0;
        double highest = 0.0;
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
            const double value = clip.motion.value(frame, moved.firstColumn + channel);
            lowest = frame == 0 ? value : std::min(lowest, value);
            highest = frame == 0 ? value : std::max(highest, value);
        }
        if (highest - lowest > stillDegrees)
            return true;
    }
    return false;
}

} // namespace

std::vector<int> loneLimbs(const Skeleton &skeleton, const FigureShape &shape,
                           const std::function<bool(int)> &hasCounterpart, double shortest)
{
    const std::vector<double> reaches = reachesOf(skeleton, shape);
    std::vector<int> limbs = topsOf(skeleton, loneJoints(skeleton, hasCounterpart));
    std::erase_if(limbs, [&](int limb) { return glm::length(at(shape.offsets, limb)) + at(reaches, limb) < shortest; });
    return limbs;
}

std::vector<LostJoints> lostJoints(const Clip &clip, const FigureShape &shape, const BodyRoles &roles,
                                   const std::function<bool(int)> &hasCounterpart, const std::vector<int> &limbs)
{
    const Skeleton &skeleton = clip.skeleton;
    const std::vector<double> reaches = reachesOf(skeleton, shape);
    std::vector<LostJoints> lost;
    for (const int top : topsOf(skeleton, loneJoints(skeleton, hasCounterpart))) {
        if (std::ranges::find(limbs, top) != limbs.end())
            continue;
        LostJoints own{limbAbove(skeleton, roles, top), 0};
        for (int joint = top; joint < skeleton.subtreeEnd(top); ++joint)
            own.count += at(reaches, joint) > 0.0 && jointMoves(clip, joint) ? 1 : 0;
        if (own.count == 0)
            continue;
        const auto same = std::ranges::find(lost, own.top, &LostJoints::top);
        if (same != lost.end())
            same->count += own.count;
        else
            lost.push_back(own);
    }
    return lost;
}

bool limbMoves(const Clip &clip, int limb)
{
    for (int joint = limb; joint < clip.skeleton.subtreeEnd(limb); ++joint) {
        if (jointMoves(clip, joint))
            return true;
    }
    return false;
}

} // namespace limber
