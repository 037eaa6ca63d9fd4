#pragma once

#include "footsteps.h"
#include "keycurve.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

namespace limber::samples {

// What hips, chest and head do in a walk. The hips rise over the standing leg and sink between two steps, sway
// to the foot that carries, turn with the leg that reaches forward and drop on the side that swings; the chest
// turns the other way; the head looks ahead.
class Trunk
{
public:
    explicit Trunk(const WalkPlan &plan);

    [[nodiscard]] glm::dvec3 hipsPosition(double seconds) const;
    // In the world.
    [[nodiscard]] glm::dmat3 hipsRotation(double seconds) const;
    [[nodiscard]] glm::dmat3 chestRotation(double seconds) const;
    [[nodiscard]] glm::dmat3 headRotation(double seconds) const;

private:
    KeyCurve m_x;
    KeyCurve m_y;
    KeyCurve m_z;
    KeyCurve m_hipsYaw;
    KeyCurve m_hipsRoll;
    KeyCurve m_hipsPitch;
    KeyCurve m_chestYaw;
    KeyCurve m_chestRoll;
    KeyCurve m_chestPitch;
};

} // namespace limber::samples
