#pragma once

#include "motion/skeleton.h"
#include "pose/jointangles.h"

#include <glm/vec3.hpp>

#include <span>
#include <utility>
#include <vector>

namespace limber {

// The change of one frame's pose, so that other frames can take a part of it: how each joint was rotated and displaced
// relative to its parent. Rotations are rotation vectors, so that half of a change is half of its angle about the same
// axis (Bruderlin and Williams 1995, motion displacement mapping).
class PoseChange
{
public:
    // The side of a joint's own rotation on which the change stands, q exp(v) or exp(v) q: about the axes of the joint
    // or about those of its parent. The second keeps the path of a hand smoother if the joint itself trembles.
    enum class Side { Local, Parent };

    // Makes an empty change.
    PoseChange() = default;
    // Makes the difference of two frames of values.
    PoseChange(const Skeleton &skeleton, std::span<const double> before, std::span<const double> after, Side side);

    [[nodiscard]] bool isEmpty() const { return m_joints.empty(); }
    // Returns the columns of everything that was rotated or displaced, rising.
    [[nodiscard]] const std::vector<int> &columns() const { return m_columns; }
    // Returns the joint that was rotated most, or NoJoint; mostDegrees() returns by how much.
    [[nodiscard]] int mostRotatedJoint() const;
    [[nodiscard]] double mostDegrees() const;

    // Applies `weight` of the change, 0 to 1, to the values of a frame. Frames must come in rising order, so that
    // angles continue from the frame before. A joint with fewer than three rotation channels takes what it can express.
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
