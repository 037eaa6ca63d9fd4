#include "tracks/bendlimit.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "geometry/hingeaxis.h"
#include "pose/jointangles.h"
#include "pose/pose.h"
#include "tracks/limbbend.h"
#include "tracks/rotationtrack.h"

#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

namespace limber {

namespace {

constexpr int nearFrames = 5;
constexpr double nothing = 1e-9; // radians

// Returns the bones of a limb in some frames.
std::vector<LimbBones> bonesOf(const Clip &clip, const PositionRules &rules, const BendingLimb &limb,
                               const FrameInterval &frames)
{
    std::vector<int> joints; // below the upper one, down to the end
    for (int joint = limb.end; joint != limb.upper; joint = clip.skeleton.joint(joint).parent)
        joints.insert(joints.begin(), joint);
    std::vector<LimbBones> bones(static_cast<std::size_t>(frames.frameCount()));
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
    for (LimbBones &each : bones) {
        each.upper = directionOf(each.upper);
        each.lower = directionOf(each.lower);
    }
    return bones;
}

// Returns how far a limb is bent backward at most within some frames.
double mostBackward(const glm::dvec3 &hinge, const std::vector<LimbBones> &bones, int frame)
{
    double most = 0.0;
    const int last = std::min(static_cast<int>(bones.size()) - 1, frame + nearFrames);
    for (int near = std::max(0, frame - nearFrames); near <= last; ++near)
        most = std::max(most, -bendAbout(hinge, at(bones, near).upper, at(bones, near).lower));
    return most;
}

} // namespace

void limitBackwardBend(Clip &clip, const Clip &before, const PositionRules &rules, const BendingLimb &limb,
                       const FrameInterval &frames)
{
    const std::vector<LimbBones> bonesBefore = bonesOf(before, rules, limb, {0, before.motion.frameCount() - 1});
    const glm::dvec3 hinge = hingeOf(bonesBefore);
    if (hinge == glm::dvec3(0.0))
        return;
    const std::vector<LimbBones> bones = bonesOf(clip, rules, limb, frames);
    std::vector<double> needs(bones.size());
    std::vector<double> bends;
    for (std::size_t i = 0; i < bones.size(); ++i) {
        bends.push_back(bendAbout(hinge, bones[i].upper, bones[i].lower));
        if (bends[i] < 0.0)
            needs[i] = std::max(0.0, -bends[i] - mostBackward(hinge, bonesBefore, frames.first + static_cast<int>(i)));
    }
    const std::vector<double> changes = risingBends(needs, bends, clip.motion.playingFrameTimeSeconds());
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
