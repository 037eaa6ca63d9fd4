#include "resultcheck/goodframes.h"

#include <algorithm>

namespace limber {

GoodFrames::GoodFrames(const ResultCheckInput &input)
    : m_in(input), m_lost(static_cast<std::size_t>(input.source.skeleton.jointCount())), m_turns(m_lost.size(), 0.0),
      m_backward(m_lost.size(), 0.0)
{
    const Skeleton &skeleton = input.source.skeleton;
    for (const LostInSource &lost : input.lost) {
        for (int joint = lost.joint; joint < skeleton.subtreeEnd(lost.joint); ++joint)
            at(m_lost, joint).push_back(lost.frames);
    }
}

bool GoodFrames::isLost(int joint, int frame) const
{
    return std::ranges::any_of(at(m_lost, joint), [frame](const FrameInterval &lost) {
        return frame >= lost.first && frame <= lost.last + 1;
    });
}

bool GoodFrames::learn(const std::vector<CheckedLimb> &limbs, const Progress &progress)
{
    CheckedPoses poses(m_in.source, m_in.sourceRules);
    const int frames = m_in.source.motion.frameCount();
    for (int first = 0; first < frames && !m_in.lost.empty(); first += CheckedPoses::framesAtATime) {
        if (!progress(static_cast<double>(first) / frames))
            return false;
        const int last = std::min(first + CheckedPoses::framesAtATime, frames) - 1;
        poses.read(std::max(0, first - 1), last);
        for (int frame = std::max(1, first); frame <= last; ++frame) {
            for (int joint = 0; joint < m_in.source.skeleton.jointCount(); ++joint) {
                if (!at(m_lost, joint).empty() && !isLost(joint, frame))
                    at(m_turns, joint) = std::max(at(m_turns, joint), poses.turnDegrees(frame, joint));
            }
            for (const CheckedLimb &limb : limbs) {
                const int middle = limb.source[1];
                if (limb.hinge != glm::dvec3(0.0) && !at(m_lost, middle).empty() && !isLost(middle, frame))
                    at(m_backward, middle) =
                        std::max(at(m_backward, middle),
                                 -bendDegrees(poses, frame, limb.source, hingeOfSource(poses, frame, limb)));
            }
        }
    }
    return true;
}

} // namespace limber
