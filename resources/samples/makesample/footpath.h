#pragma once

#include "footsteps.h"
#include "keycurve.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <vector>

namespace limber::samples {

// Where a foot is: what a leg has to reach.
struct FootPose
{
    glm::dvec3 ankle{0.0};
    glm::dmat3 rotation{1.0};
    double toeBendDegrees = 0.0; // upward, against the foot
};

// The way of one foot through a walk. On the floor it rolls: over the heel until it is flat, then over the
// ball, with the toes flat, until they leave; so nothing that touches the floor slides. In the air the ankle
// takes a smooth way that starts and ends at the speed of that rolling.
class FootPath
{
public:
    explicit FootPath(std::vector<Footstep> steps);

    [[nodiscard]] FootPose at(double seconds) const;

private:
    struct Contact
    {
        glm::dvec3 ankle;
        glm::dvec3 velocity;
    };

    [[nodiscard]] glm::dmat3 rotationAt(double seconds, const Footstep &step, const Footstep &next) const;
    [[nodiscard]] glm::dvec3 plantedAnkle(const Footstep &step, double seconds) const;
    [[nodiscard]] Contact contactAt(const Footstep &step, double seconds) const;
    [[nodiscard]] glm::dvec3 swungAnkle(const Footstep &from, const Footstep &to, double seconds) const;

    std::vector<Footstep> m_steps;
    KeyCurve m_pitch; // degrees, positive with the toes down
    KeyCurve m_toeBend;
};

} // namespace limber::samples
