#include "tracks/bendlimit.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "geometry/hingeaxis.h"
#include "geometry/smoothabove.h"
#include "pose/jointangles.h"
#include "pose/pose.h"
#include "tracks/rotationtrack.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

namespace limber {

namespace {

constexpr int nearFrames = 5;
constexpr double risingSeconds = 0.06; // how long a change rises before it is wholly there
constexpr double mostRisingFrames = 256; // limits the work if the frame time is absurd
constexpr double clearHinge = 0.8; // of unit axes that agree: below, the limb bends about no one axis
constexpr double clearBend = 10.0 / degreesPerRadian; // a limb that is bent further is far from its stretch
constexpr double nothing = 1e-9; // radians

// Both bones of a limb in a frame, in the coordinates of its upper joint.
struct Bones
{
    glm::dvec3 upper{0.0}; // of length 1, or zero
    glm::dvec3 lower{0.0};
    glm::dquat aboveLower{1.0, 0.0, 0.0, 0.0}; // rotation of the joint above the lower one
};

// Returns the bones of a limb in some frames.
std::vector<Bones> bonesOf(const Clip &clip, const PositionRules &rules, const BendingLimb &limb,
                           const FrameInterval &frames)
{
    std::vector<int> joints; // below the upper one, down to the end
    for (int joint = limb.end; joint != limb.upper; joint = clip.skeleton.joint(joint).parent)
        joints.insert(joints.begin(), joint);
    std::vector<Bones> bones(static_cast<std::size_t>(frames.frameCount()));
    std::vector<glm::dquat> rotations(bones.size(), glm::dquat(1.0, 0.0, 0.0, 0.0));
    for (const int index : joints) {
        const Joint &joint = clip.skeleton.joint(index);
        const bool isUpper = index <= limb.lower;
        for (std::size_t i = 0; i < bones.size(); ++i) {
            const int frame = frames.first + static_cast<int>(i);
            (isUpper ? bones[i].upper : bones[i].lower) +=
                rotations[i] * localTranslation(joint, clip.motion.frame(frame), rules.of(joint));
            if (isUpper)
                bones[i].aboveLower = rotations[i];
        }
        if (index == limb.end)
            break;
        const std::vector<glm::dquat> track = rotationTrack(clip, index, frames);
        for (std::size_t i = 0; i < bones.size(); ++i)
            rotations[i] = rotations[i] * track[i];
    }
    for (Bones &each : bones) {
        each.upper = directionOf(each.upper);
        each.lower = directionOf(each.lower);
    }
    return bones;
}

// Returns the axis about which the limb bends, if its frames agree on one; else zero.
glm::dvec3 hingeOf(const std::vector<Bones> &bones)
{
    HingeAxis axis;
    for (const Bones &each : bones)
        axis.add(each.upper, each.lower, glm::dmat3(1.0));
    return axis.concentration() > clearHinge ? axis.direction() : glm::dvec3(0.0);
}

// Returns how far a limb is bent backward at most within some frames.
double mostBackward(const glm::dvec3 &hinge, const std::vector<Bones> &bones, int frame)
{
    double most = 0.0;
    const int last = std::min(static_cast<int>(bones.size()) - 1, frame + nearFrames);
    for (int near = std::max(0, frame - nearFrames); near <= last; ++near)
        most = std::max(most, -bendAbout(hinge, at(bones, near).upper, at(bones, near).lower));
    return most;
}

// Makes changes rise and fade, also where a limb gets bent; they are zero at both ends if they were.
std::vector<double> rising(const std::vector<double> &needs, const std::vector<double> &bends, double frameTimeSeconds)
{
    const double frames = frameTimeSeconds > 0.0 ? risingSeconds / frameTimeSeconds : 0.0;
    const int width = std::max(2, static_cast<int>(std::lround(std::min(frames, mostRisingFrames))));
    std::vector<double> changes = smoothAbove(needs, width);
    for (std::size_t i = 0; i < changes.size(); ++i) {
        const auto toEnd = static_cast<double>(std::min(i, changes.size() - 1 - i));
        changes[i] =
            std::max(needs[i], changes[i] * smoothStep(toEnd / width) * (1.0 - smoothStep(bends[i] / clearBend)));
    }
    return changes;
}

} // namespace

void limitBackwardBend(Clip &clip, const Clip &before, const PositionRules &rules, const BendingLimb &limb,
                       const FrameInterval &frames)
{
    const std::vector<Bones> bonesBefore = bonesOf(before, rules, limb, {0, before.motion.frameCount() - 1});
    const glm::dvec3 hinge = hingeOf(bonesBefore);
    if (hinge == glm::dvec3(0.0))
        return;
    const std::vector<Bones> bones = bonesOf(clip, rules, limb, frames);
    std::vector<double> needs(bones.size());
    std::vector<double> bends;
    for (std::size_t i = 0; i < bones.size(); ++i) {
        bends.push_back(bendAbout(hinge, bones[i].upper, bones[i].lower));
        if (bends[i] < 0.0)
            needs[i] = std::max(0.0, -bends[i] - mostBackward(hinge, bonesBefore, frames.first + static_cast<int>(i)));
    }
    const std::vector<double> changes = rising(needs, bends, clip.motion.playingFrameTimeSeconds());
    AngleEditor editor(clip.skeleton.joint(limb.lower));
    for (std::size_t i = 0; i < bones.size(); ++i) {
        if (!(changes[i] > nothing))
            continue;
        const int frame = frames.first + static_cast<int>(i);
        const std::span<double> values = clip.motion.editFrame(frame);
        const glm::dquat change = glm::angleAxis(changes[i], glm::conjugate(bones[i].aboveLower) * hinge);
        editor.write(frame, glm::mat3_cast(change) * editor.rotation(values), values);
    }
}

} // namespace limber
