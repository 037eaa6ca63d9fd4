#include "travel/travelpath.h"

#include "base/at.h"
#include "pose/partialpose.h"

namespace limber {

std::optional<std::vector<glm::dvec3>> worldTrack(const Clip &clip, const PositionRules &rules, int joint,
                                                  const Progress &progress)
{
    std::vector<glm::dvec3> track;
    PartialPose pose(clip.skeleton, rules, {&joint, 1});
    const int frames = clip.motion.frameCount();
    for (int frame = 0; frame < frames; ++frame) {
        if (progress.wantsToStop(frame, frames))
            return std::nullopt;
        track.push_back(at(pose.of(clip.motion.frame(frame)).jointPositions, joint));
    }
    return track;
}

} // namespace limber
