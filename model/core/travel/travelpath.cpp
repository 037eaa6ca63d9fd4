#include "travel/travelpath.h"

#include "base/at.h"
#include "pose/pose.h"

namespace limber {

int travellingJoint(const Skeleton &skeleton)
{
    for (const int root : skeleton.roots()) {
        if (skeleton.joint(root).hasPositions())
            return root;
    }
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        if (skeleton.joint(joint).hasPositions())
            return joint;
    }
    return NoJoint;
}

std::optional<std::vector<glm::dvec3>> worldTrack(const Clip &clip, const PositionRules &rules, int joint,
                                                  const Progress &progress)
{
    std::vector<glm::dvec3> track;
    Pose pose;
    const int frames = clip.motion.frameCount();
    for (int frame = 0; frame < frames; ++frame) {
        if (progress.wantsToStop(frame, frames))
            return std::nullopt;
        evaluatePose(clip.skeleton, clip.motion.frame(frame), rules, pose);
        track.push_back(at(pose.jointPositions, joint));
    }
    return track;
}

} // namespace limber
