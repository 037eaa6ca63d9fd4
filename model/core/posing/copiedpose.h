#pragma once

#include "body/mirrorpairs.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <span>
#include <vector>

namespace limber {

// The pose of a frame, or of some joints in it, to be put into other frames or onto other skeletons with the same
// names.
class CopiedPose
{
public:
    // Nothing is copied.
    CopiedPose() = default;
    // Of these joints, rising; of all joints if there are none. The frame must be there.
    CopiedPose(const Clip &clip, const PositionRules &rules, Axis up, int frame, std::vector<int> joints);

    [[nodiscard]] bool isEmpty() const { return m_joints.empty(); }

    // The values of a frame of `skeleton`, from `values`, with this pose: each joint takes the rotation of the joint of
    // its name. Positions come along, but those of roots only if the roots were copied by themselves: a whole pose does
    // not travel.
    [[nodiscard]] std::vector<double> into(const Skeleton &skeleton, std::span<const double> values) const;
    // The same with left and right swapped, rotations only.
    [[nodiscard]] std::vector<double> mirroredInto(const Skeleton &skeleton, std::span<const double> values) const;

private:
    [[nodiscard]] bool holds(int joint) const;
    void copyPositions(const Joint &from, const Joint &to, std::vector<double> &values) const;

    Skeleton m_skeleton;
    std::vector<double> m_values; // of the frame
    std::vector<int> m_joints; // that are copied
    bool m_isWhole = false;
    BestMirror m_mirror;
};

} // namespace limber
