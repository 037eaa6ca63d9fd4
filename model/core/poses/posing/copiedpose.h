#pragma once

#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/mat3x3.hpp>

#include <optional>
#include <span>
#include <vector>

namespace limber {

// The pose of a frame, or of some joints in it, which can be pasted into other frames or onto other skeletons with the
// same names.
class CopiedPose
{
public:
    // Makes an empty copy.
    CopiedPose() = default;
    // Copies these joints (rising), or all joints if there are none. The frame must exist.
    CopiedPose(const Clip &clip, const PositionRules &rules, Axis up, int frame, std::vector<int> joints);

    [[nodiscard]] bool isEmpty() const { return m_joints.empty(); }

    // Returns the values of a frame of `skeleton`, from `values`, with this pose: each joint takes the rotation of the
    // joint with its name. Positions are copied too, but not those of roots if all joints were copied: a whole pose
    // does not travel.
    [[nodiscard]] std::vector<double> into(const Skeleton &skeleton, std::span<const double> values) const;
    // Returns the values with left and right swapped as the operation Mirror swaps them, whatever the rest pose is;
    // only rotations are copied.
    [[nodiscard]] std::vector<double> mirroredInto(const Skeleton &skeleton, std::span<const double> values) const;

private:
    void mirror(const Clip &clip, const PositionRules &rules, Axis up, int frame);
    [[nodiscard]] bool holds(int joint) const;
    void copyPositions(const Joint &from, const Joint &to, std::vector<double> &values) const;

    Skeleton m_skeleton;
    std::vector<double> m_values; // of the frame
    std::vector<int> m_joints; // the copied joints
    bool m_isWhole = false;
    std::vector<int> m_partner; // of each joint, on the other side
    std::vector<std::optional<glm::dmat3>> m_mirrored; // rotations of the mirrored pose; nothing for what stays
};

} // namespace limber
