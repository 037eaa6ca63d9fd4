#pragma once

#include "pose/pose.h"

#include <span>
#include <vector>

namespace limber {

// Computes the pose of a few joints, frame after frame: only of these joints, those above them and the end sites of all
// these.
class PartialPose
{
public:
    // The skeleton must outlive it.
    PartialPose(const Skeleton &skeleton, const PositionRules &rules, std::span<const int> joints);

    // Returns the pose of a frame; its entries for other joints have no meaning.
    [[nodiscard]] const Pose &of(std::span<const double> values);

private:
    const Skeleton &m_skeleton;
    PositionRules m_rules;
    std::vector<int> m_joints; // parents before children
    std::vector<int> m_endSites;
    Pose m_pose;
};

} // namespace limber
