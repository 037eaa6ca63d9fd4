#pragma once

#include "motion/eulerangles.h"
#include "motion/pose.h"
#include "motion/positionrule.h"
#include "motion/skeleton.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <optional>
#include <span>
#include <vector>

namespace limber {

// Turns poses into the channel values of a skeleton, frame after frame: angles go on from those of the frame before, so
// that there are no steps over 180 degrees that unrolling would avoid. A joint whose channels cannot show its rotation
// gets the nearest one they can, and its children make up for it.
class PoseWriter
{
public:
    PoseWriter(const Skeleton &skeleton, const PositionRules &rules);

    // Writes the next frame's values. Joints stand `translations` from their parents, in the parent's frame.
    void write(const Pose &pose, std::span<const glm::dvec3> translations, std::span<double> values);

    // The most that a joint's rotation had to give way so far, in degrees; 0 for joints with three rotations.
    [[nodiscard]] double residualDegrees(int joint) const { return m_plans[static_cast<std::size_t>(joint)].residual; }

private:
    struct Plan
    {
        std::optional<RotationOrder> order; // three different axes: every rotation can be shown
        std::vector<Axis> axes; // of the rotation channels in file order
        glm::dvec3 near{0.0}; // angles of the frame before, in that order
        std::vector<double> angles; // the same where there is no order
        double residual = 0.0;
    };

    [[nodiscard]] glm::dmat3 fit(Plan &plan, const glm::dmat3 &rotation) const;

    const Skeleton &m_skeleton;
    PositionRules m_rules;
    std::vector<Plan> m_plans;
    std::vector<glm::dmat3> m_shown; // world rotations as the channels show them
    bool m_exact = true; // all joints have an order
};

} // namespace limber
