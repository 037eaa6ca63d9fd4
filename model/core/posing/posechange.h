#pragma once

#include "motion/skeleton.h"
#include "pose/jointangles.h"

#include <glm/vec3.hpp>

#include <span>
#include <utility>
#include <vector>

namespace limber {

// What was done to the pose of one frame, so that other frames can take a part of it: how each joint was rotated and
// displaced against its parent. Rotations are rotation vectors, so half of a change is half of its angle about the same
// axis (Bruderlin and Williams 1995, motion displacement mapping).
class PoseChange
{
public:
    // On which side of a joint's own rotation the change stands, q exp(v) or exp(v) q: about the axes of the joint
    // or about those of its parent. The second keeps the path of a hand smoother where the joint itself trembles.
    enum class Side { Local, Parent };

    // Nothing was done.
    PoseChange() = default;
    // The difference of two frames of values.
    PoseChange(const Skeleton &skeleton, std::span<const double> before, std::span<const double> after, Side side);

    [[nodiscard]] bool isEmpty() const { return m_joints.empty(); }
    // The columns of all that was rotated or displaced, rising.
    [[nodiscard]] const std::vector<int> &columns() const { return m_columns; }
    // The joint that was rotated most, or NoJoint; and by how many degrees.
    [[nodiscard]] int mostRotatedJoint() const;
    [[nodiscard]] double mostDegrees() const;

    // Does `weight` of it, 0 to 1, to the values of a frame. Frames come in rising order, so that angles go on in the
    // turn of the frame before. A joint with fewer than three rotation channels takes what it can show.
    void apply(int frame, double weight, std::span<double> values);

private:
    struct JointChange
    {
        int joint = NoJoint;
        glm::dvec3 rotation{0.0}; // rotation vector, radians
        std::vector<std::pair<int, double>> displacements; // by column, file units
        AngleEditor angles;
    };

    void addJoint(const Joint &joint, int index, std::span<const double> before, std::span<const double> after);

    Side m_side = Side::Local;
    std::vector<JointChange> m_joints;
    std::vector<int> m_columns;
};

} // namespace limber
