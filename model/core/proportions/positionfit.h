#pragma once

#include "motion/skeleton.h"
#include "pose/pose.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/mat3x3.hpp>

#include <span>
#include <vector>

namespace limber {

// Rotates joints so that a figure with other bone lengths keeps its joints and end sites where they were, as far
// as possible: least squares over all of them, with a small penalty for every rotation. Damped Gauss-Newton steps
// (Levenberg 1944; Buss 2004) that are solved along the tree, so that a step takes time linear in the joints. Goes
// through a clip frame by frame, each starting from the rotations of the one before.
class PositionFit
{
public:
    // `free` states for each joint whether its bones may rotate; all below such a joint must be free too or, if their
    // channels do not show every rotation, rigid. `size` is a length of the figure, in its units.
    enum class Freedom : unsigned char { Fixed, Rigid, Free };
    PositionFit(const Skeleton &skeleton, std::vector<Freedom> freedom, double size);

    // `wanted` is the pose with the old bones, `translations` stand for the new ones: where each joint is from its
    // parent, in the parent's frame.
    void fit(const Pose &wanted, std::span<const glm::dvec3> translations);

    // The last frame's result: the joint's rotation against its parent on top of the one it had; in the parent's frame.
    [[nodiscard]] const glm::dquat &rotation(int joint) const { return m_rotations[static_cast<std::size_t>(joint)]; }
    [[nodiscard]] const glm::dvec3 &position(int joint) const { return m_positions[static_cast<std::size_t>(joint)]; }
    // Steps taken for the last frame.
    [[nodiscard]] int stepCount() const { return m_steps; }

private:
    // A quadratic function of a joint's shift and of the rotation of its parent.
    struct Quadratic
    {
        glm::dmat3 shiftShift{0.0};
        glm::dmat3 shiftRotation{0.0}; // shift^T M rotation
        glm::dmat3 rotationRotation{0.0};
        glm::dvec3 shift{0.0};
        glm::dvec3 rotation{0.0};
    };
    // What the backward pass leaves for the forward one.
    struct Elimination
    {
        glm::dmat3 inverse{0.0};
        glm::dmat3 rotationShift{0.0};
        glm::dvec3 rotation{0.0};
    };

    void descend(int most, double settled);
    void takeFrame(const Pose &wanted, std::span<const glm::dvec3> translations);
    void place(const std::vector<glm::dquat> &rotations);
    [[nodiscard]] double cost(const std::vector<glm::dquat> &rotations) const;
    void solve(double damping);
    [[nodiscard]] Quadratic eliminated(std::size_t joint, const Quadratic &own, double damping);
    [[nodiscard]] std::vector<glm::dquat> stepped() const;
    [[nodiscard]] bool isFixed(int joint) const
    {
        return joint == NoJoint || m_freedom[static_cast<std::size_t>(joint)] == Freedom::Fixed;
    }

    const Skeleton &m_skeleton;
    std::vector<Freedom> m_freedom;
    std::vector<int> m_joints; // those that are not fixed, in file order
    std::vector<int> m_endSites; // of these
    double m_stiffness; // against rotations, file units squared
    const Pose *m_wanted = nullptr;
    std::span<const glm::dvec3> m_translations;
    std::vector<glm::dquat> m_local; // of the old pose
    std::vector<glm::dquat> m_rotations;
    std::vector<glm::dquat> m_world; // now
    std::vector<glm::dvec3> m_positions;
    std::vector<glm::dvec3> m_endPositions;
    std::vector<Quadratic> m_quadratics;
    std::vector<Elimination> m_eliminations;
    std::vector<glm::dvec3> m_stepRotations; // of the world, by joint
    std::vector<glm::dvec3> m_stepShifts;
    int m_steps = 0;
    bool m_isFirst = true;
};

} // namespace limber
