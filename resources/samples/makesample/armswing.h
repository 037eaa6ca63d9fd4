#pragma once

#include "footsteps.h"
#include "keycurve.h"

#include <glm/mat3x3.hpp>

namespace limber::samples {

// Turns of the joints of an arm against their parents, from arms held out to the sides.
struct ArmPose
{
    glm::dmat3 shoulder{1.0};
    glm::dmat3 arm{1.0};
    glm::dmat3 foreArm{1.0};
    glm::dmat3 hand{1.0};
};

// An arm that hangs down and swings with the leg of the other side; the elbow bends a moment later.
class ArmSwing
{
public:
    ArmSwing(const WalkPlan &plan, Side side);

    [[nodiscard]] ArmPose at(double seconds) const;

private:
    Side m_side;
    KeyCurve m_swing; // degrees forward
    KeyCurve m_elbow;
};

} // namespace limber::samples
