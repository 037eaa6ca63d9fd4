#pragma once

#include "base/at.h"
#include "motion/skeleton.h"
#include "pose/jointangles.h"
#include "pose/pose.h"
#include "pose/positionrule.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// Converts poses into the channel values of a skeleton, frame after frame. Angles continue from those of the frame
// before, so that there are no steps over 180 degrees that unrolling would avoid. A joint whose channels cannot express
// its rotation gets the nearest one that they can express, and its children compensate for the difference.
class PoseWriter
{
public:
    PoseWriter(const Skeleton &skeleton, const PositionRules &rules);

    // Writes the next frame's values. `translations` are from the parents, in the parents' frames.
    void write(const Pose &pose, std::span<const glm::dvec3> translations, std::span<double> values);

    // Returns the largest error of a joint's rotation so far, in degrees; 0 for joints with three rotations.
    [[nodiscard]] double residualDegrees(int joint) const { return at(m_plans, joint).residual; }

private:
    struct Plan
    {
        explicit Plan(const Joint &of) : joint(of), angles(joint.count()) {}

        JointAngles joint;
        std::vector<double> angles; // of the frame before, in channel order
        double residual = 0.0;
    };

    void rotate(Plan &plan, const glm::dmat3 &rotation, const glm::dmat3 &above, glm::dmat3 &shown) const;

    const Skeleton &m_skeleton;
    PositionRules m_rules;
    std::vector<Plan> m_plans;
    std::vector<glm::dmat3> m_shown; // world rotations that the channels express
    bool m_exact = true; // whether all joints can express every rotation
};

} // namespace limber
