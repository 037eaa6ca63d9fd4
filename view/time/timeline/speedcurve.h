#pragma once

#include "motion/clip.h"
#include "pose/pose.h"
#include "pose/positionrule.h"

#include <vector>

namespace limber {

// The mean speed of a clip's joints, or of some of them, over time. It is computed in small portions, because a big
// clip takes longer than a window may freeze, and from at most some 2000 frames.
class SpeedCurve
{
public:
    // Starts again for a clip with this many frames, without computing anything yet. Without nodes it measures all
    // joints.
    void start(int frameCount, std::vector<NodeId> nodes = {});
    // Works for about this long; returns false once nothing is left to do. The clip is passed each time and not kept,
    // because a kept copy would make the next edit copy all its numbers.
    bool work(const Clip &clip, const PositionRules &rules, double seconds);
    [[nodiscard]] bool isDone() const { return m_next >= m_frames.size(); }

    struct Sample
    {
        double frame = 0.0;
        double unitsPerSecond = 0.0;
    };
    // Returns the samples that are known so far, by rising frame.
    [[nodiscard]] const std::vector<Sample> &samples() const { return m_samples; }
    // Returns the speed that all but the few fastest moments stay below: many takes jump once, after the first pose.
    [[nodiscard]] double usualFastest() const;

private:
    void look(const Clip &clip, const PositionRules &rules, int frame);

    [[nodiscard]] double distanceMoved() const; // from m_pose to m_nextPose, mean over the joints

    std::vector<NodeId> m_nodes;
    Pose m_pose;
    Pose m_nextPose;
    std::vector<int> m_frames; // frames to look at, each together with the next one
    std::size_t m_next = 0;
    std::vector<Sample> m_samples;
};

} // namespace limber
