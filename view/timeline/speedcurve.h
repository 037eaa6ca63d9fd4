#pragma once

#include "motion/clip.h"
#include "pose/pose.h"
#include "pose/positionrule.h"

#include <vector>

namespace limber {

// How fast a clip's joints, or some of them, move on average over time. Works in small portions, because looking
// at a big clip takes longer than a window may freeze; at most some 2000 frames are looked at.
class SpeedCurve
{
public:
    // Begins again for a clip with this many frames; nothing is looked at yet. Without nodes it measures all joints.
    void start(int frameCount, std::vector<NodeId> nodes = {});
    // Works for about that long; false once there is nothing left to do. The clip is passed each time and not
    // kept: a kept copy would make the next edit copy all its numbers.
    bool work(const Clip &clip, const PositionRules &rules, double seconds);
    [[nodiscard]] bool isDone() const { return m_next >= m_frames.size(); }

    struct Sample
    {
        double frame = 0.0;
        double unitsPerSecond = 0.0;
    };
    // What is known so far, by rising frame.
    [[nodiscard]] const std::vector<Sample> &samples() const { return m_samples; }
    // The speed that all but the few fastest moments stay below: many takes jump once, after the first pose.
    [[nodiscard]] double usualFastest() const;

private:
    void look(const Clip &clip, const PositionRules &rules, int frame);

    [[nodiscard]] double distanceMoved() const; // from m_pose to m_nextPose, on average

    std::vector<NodeId> m_nodes;
    Pose m_pose;
    Pose m_nextPose;
    std::vector<int> m_frames; // frames to look at, each with the one after it
    std::size_t m_next = 0;
    std::vector<Sample> m_samples;
};

} // namespace limber
