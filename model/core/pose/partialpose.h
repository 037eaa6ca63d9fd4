#pragma once

#include "pose/pose.h"

#include <span>
#include <vector>

namespace limber {

// The pose of a few joints, frame after frame: only they, those above them and the end sites of these are worked out.
class PartialPose
{
public:
    // The skeleton must outlive it.
    PartialPose(const Skeleton &skeleton, const PositionRules &rules, std::span<const int> joints);

    // The pose of a frame; what it has for others means nothing.
    [[nodiscard]] const Pose &of(std::span<const double> values);

private:
    const Skeleton &m_skeleton;
    PositionRules m_rules;
    std::vector<int> m_joints; // parents before children
    std::vector<int> m_endSites;
    Pose m_pose;
};

} // namespace limber
